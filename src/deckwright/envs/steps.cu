// Games stepped together on a CUDA device, a thread a game. The rules stand above, translated.
//
// Observations and masks are cleared before `step`: it writes only what is not zero. Where actions are listed (`LISTED` of them),
// the list stands in the place of the masks, and is written whole.

#define ROW (blockIdx.x * blockDim.x + threadIdx.x)

#if LISTED
typedef short Legal;
__device__ bool may(const Legal* legal, long long action) {
    for (int i = 0; i < LISTED; i++)
        if (legal[i] == action) return true;
    return false;
}
__device__ void tell(Legal* legal, const short* out, int n) {
    for (int i = 0; i < LISTED; i++) legal[i] = i < n ? out[i] : NO_ACTION;
}
#define LEGAL_CELLS LISTED
#else
typedef bool Legal;
__device__ bool may(const Legal* legal, long long action) { return legal[action]; }
__device__ void tell(Legal* legal, const short* out, int n) {
    for (int i = 0; i < n; i++) legal[out[i]] = true;
}
#define LEGAL_CELLS ACTIONS
#endif

// Which answers are legal: the others are counted, the first of them is kept, and their games stand still.
extern "C" __global__ void look(const long long* wanted, const Legal* legal, int* moves, int* refused, int games) {
    const long long row = ROW;
    if (row >= games) return;
    const long long action = wanted[row];
    const bool is_legal = action >= 0 && action < ACTIONS && may(legal + row * LEGAL_CELLS, action);
    moves[row] = is_legal ? (int)action : STAY;
    if (!is_legal && atomicAdd(refused, 1) == 0) {
        refused[1] = (int)row;
        refused[2] = action > LARGEST ? LARGEST : action < -LARGEST ? -LARGEST : (int)action;
    }
}

extern "C" __global__ void step(
    short* states, short* blank, short* table, const int* moves, short* observations, Legal* legal, int* records,
    signed char* player, float* rewards, bool* done, short* narrowing, short* plain, short* notes, long long seed, int games) {
    const long long row = ROW;
    if (row >= games) return;
    short out[OUT_ROOM];
    short* s = states + row * CELLS;
    int* record = records + row * RECORD_CELLS;
    int n;
    if (moves[row] == STAY) {
        n = playing__legal(s, table, out);
        if (PLAIN) n = playing__narrow(s, table, narrowing, plain, out, n);
        record[DONE] = 0;
        for (int seat = 0; seat < PLAYERS; seat++) record[POINTS + seat] = 0;
    } else {
        n = stepping__step_game(s, blank, table, out, record, 0, moves[row], seed, row, games, narrowing, plain);
    }
    tell(legal + row * LEGAL_CELLS, out, n);
    short* seen = observations + row * SIZE;
    playing__observe(s, table, record[TO_MOVE], USED, seen, 0);
    if (DERIVED) playing__derive(s, table, record[TO_MOVE], notes, seen, DERIVED);
    if (HIDDEN) playing__peek(s, table, record[TO_MOVE], seen, HIDDEN);
    player[row] = (signed char)record[TO_MOVE];
    done[row] = record[DONE] != 0;
    for (int seat = 0; seat < PLAYERS; seat++)
        rewards[row * PLAYERS + seat] = (float)((double)record[POINTS + seat] / FULL);
}

// What a policy answers in every game.
extern "C" __global__ void choose_actions(
    short* states, short* table, short* page, short* chosen, const int* records, short* narrowing, short* plain, int kind,
    int games) {
    const long long row = ROW;
    if (row >= games) return;
    short out[OUT_ROOM];
    short* s = states + row * CELLS;
    int n = playing__legal(s, table, out);
    if (PLAIN) n = playing__narrow(s, table, narrowing, plain, out, n);
    const long long policy = stepping__unsigned(records[row * RECORD_CELLS + POLICY]);
    chosen[row] = out[playing__choose(s, table, page, 0, out, n, kind, policy)];
}
