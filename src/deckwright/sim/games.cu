// Whole games on a CUDA device: a thread a game, then the next one. The rules stand above, translated.
//
// Threads of a warp go fastest together, so every part of the loop is done by all of them that need it at the same
// time: games that have ended wait for a few others before they are recorded and the next ones are dealt.

#define ALL 0xffffffffu

extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS) games(
    const short* blank, const short* table, const short* weights, const short* who, int* records, long long* hashes,
    unsigned long long* totals, long long seed, long long start, int count) {
    short s[CELLS];
    short out[OUT_ROOM];
#if COUNTS
    int e[TALLIES];
    for (int i = 0; i < TALLIES; i++) e[i] = 0;
#define TELLING e,
#else
#define TELLING
#endif
    short* t = (short*)table;
    short* w = (short*)weights;
    const int threads = gridDim.x * blockDim.x;
    int game = (int)(blockIdx.x * blockDim.x + threadIdx.x) - threads;
    long long policy = 0;
    int decisions = 0, action = GO_ON, steps = 0;
    bool ended = true, dealt = false, gone = false;
    while (true) {
        const unsigned waiting = __ballot_sync(ALL, ended && !gone);
        if (__popc(waiting) >= TOGETHER || (waiting != 0 && __ballot_sync(ALL, !ended) == 0)) {
            if (ended && !gone) {
                if (dealt) {
                    playout__record(s, t, records, hashes, game, CELLS, decisions);
#if COUNTS
                    tallies__note_end(s, t, e, records, totals, game * RECORD_CELLS + R_WINNER);
#endif
                }
                game += threads;
                gone = game >= count;
                if (!gone) {
                    playout__deal_numbered_game(s, (short*)blank, t, TELLING seed, start + game);
                    policy = playout__policy_of(seed, start + game);
                    decisions = 0, action = GO_ON, steps = 0, ended = false, dealt = true;
                }
            }
            __syncwarp();
        }
        if (__ballot_sync(ALL, !gone) == 0) break;
        // Everything that follows from the last action; whoever is not done goes on in the next turn of the loop.
        bool busy = !ended && action != DECIDE;
        for (int round = 0; round < ROUNDS; round++) {
            if (__ballot_sync(ALL, busy) == 0) break;
            if (busy) {
                action = engine__advance(s, t, TELLING action);
                if (++steps == MAX_STEPS && action != DECIDE) s[ERROR] = TOO_LONG, action = DECIDE;
                busy = action != DECIDE;
            }
            __syncwarp();
        }
        // The next decision.
        bool decides = !ended && !busy;
        if (decides) {
            const int n = s[ERROR] != NO_ERROR ? 0 : engine__legal(s, t, out);
            if (n == 0 || s[TURNS] >= MAX_TURNS) {
                ended = true, decides = false;
            } else {
                int choice = 0;
                if (n > 1) {
                    policy = policies__next_word(policy);
                    decisions++;
#if COUNTS
                    tallies__note_chances(s, t, e, out, n);
#endif
#if ALL_RANDOM
                    choice = policies__share(policy, n);
#else
                    const int player = s[stack__top(s) + PLAYER];
                    choice = policies__choose(s, t, w, player * policies__page_size(t), out, n, who[player], policy);
#endif
                }
                action = out[choice];
            }
        }
        __syncwarp();
        if (decides) action = engine__begin(s, t, TELLING action), steps = 0;
        __syncwarp();
    }
}
