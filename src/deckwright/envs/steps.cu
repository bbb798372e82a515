// Games stepped together on a CUDA device, a thread a game. The rules stand above, translated.
//
// Observations and masks are cleared before `step`: it writes only what is not zero.

#define ROW (blockIdx.x * blockDim.x + threadIdx.x)

// Which answers are legal: the others are counted, the first of them is kept, and their games stand still.
extern "C" __global__ void look(const long long* wanted, const bool* masks, int* moves, int* refused, int games) {
    const long long row = ROW;
    if (row >= games) return;
    const long long action = wanted[row];
    const bool is_legal = action >= 0 && action < ACTIONS && masks[row * ACTIONS + action];
    moves[row] = is_legal ? (int)action : STAY;
    if (!is_legal && atomicAdd(refused, 1) == 0) {
        refused[1] = (int)row;
        refused[2] = action > LARGEST ? LARGEST : action < -LARGEST ? -LARGEST : (int)action;
    }
}

extern "C" __global__ void step(
    short* states, short* blank, short* table, const int* moves, short* observations, bool* masks, int* records,
    signed char* player, float* rewards, bool* done, long long seed, int games) {
    const long long row = ROW;
    if (row >= games) return;
    short out[OUT_ROOM];
    short* s = states + row * CELLS;
    int* record = records + row * RECORD_CELLS;
    int n;
    if (moves[row] == STAY) {
        n = playing__legal(s, table, out);
        record[DONE] = 0;
        for (int seat = 0; seat < PLAYERS; seat++) record[POINTS + seat] = 0;
    } else {
        n = stepping__step_game(s, blank, table, out, record, 0, moves[row], seed, row, games);
    }
    bool* mask = masks + row * ACTIONS;
    for (int i = 0; i < n; i++) mask[out[i]] = true;
    playing__observe(s, table, record[TO_MOVE], USED, observations + row * SIZE, 0);
    player[row] = (signed char)record[TO_MOVE];
    done[row] = record[DONE] != 0;
    for (int seat = 0; seat < PLAYERS; seat++)
        rewards[row * PLAYERS + seat] = (float)((double)record[POINTS + seat] / FULL);
}

// What a policy answers in every game.
extern "C" __global__ void choose_actions(
    short* states, short* table, short* page, short* chosen, const int* records, int kind, int games) {
    const long long row = ROW;
    if (row >= games) return;
    short out[OUT_ROOM];
    short* s = states + row * CELLS;
    const int n = playing__legal(s, table, out);
    const long long policy = stepping__unsigned(records[row * RECORD_CELLS + POLICY]);
    chosen[row] = out[playing__choose(s, table, page, 0, out, n, kind, policy)];
}
