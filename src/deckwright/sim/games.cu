// Whole games on a CUDA device. The rules stand above, translated.
//
// Threads of a warp go fastest when they do the same. So games are not tied to threads: a block has a pool of them, more
// than it has threads, sorted by what comes next (see `kind_of_work`). A warp takes up to 32 games that do the same, carries
// that out, finds their next actions and puts them back. No warp ever waits for another one.

#define ALL 0xffffffffu
#define NOBODY 0xffff
#define GOING WORKS         // something follows from the last action
#define ENDED (WORKS + 1)   // the next game is to be dealt
#define QUEUES (WORKS + 2)

// An array of each game of the pool: neighbouring games lie side by side in memory.
template <class T> struct Cells {
    T* first;
    __device__ __forceinline__ T& operator[](int i) const { return first[i * POOL]; }
};

extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS) games(
    const short* blank, const short* t, const short* w, const short* who, int* records, long long* hashes,
    unsigned long long* totals, long long seed, long long start, int count, short* states, int* tallies, int* next) {
    __shared__ int game_of[POOL], decisions_of[POOL], steps_of[POOL];
    __shared__ unsigned policy_of[POOL];
    __shared__ short action_of[POOL];
    __shared__ unsigned short queue[QUEUES][POOL];
    __shared__ int head[QUEUES], tail[QUEUES], left;
    states += (long long)blockIdx.x * (CELLS + OUT_ROOM) * POOL;
    const int lane = threadIdx.x % 32;
    for (int i = threadIdx.x; i < POOL; i += THREADS) {
        game_of[i] = -1;
        for (int q = 0; q < QUEUES; q++) queue[q][i] = q == ENDED ? i : NOBODY;
    }
    if (threadIdx.x < QUEUES) head[threadIdx.x] = 0, tail[threadIdx.x] = threadIdx.x == ENDED ? POOL : 0;
    if (threadIdx.x == 0) left = POOL;
    __syncthreads();
    while (true) {
        // Take games from the longest queue.
        int from = 0, length = 0;
        if (lane < QUEUES) {
            from = *(volatile int*)&head[lane];
            length = min(*(volatile int*)&tail[lane] - from, 32);
        }
        const int longest = (int)__reduce_max_sync(ALL, (unsigned)(length > 0 ? length * 32 + lane : 0));
        if (longest == 0) {
            if (*(volatile int*)&left <= 0) break;
            __nanosleep(100);
            continue;
        }
        const int q = longest % 32;
        int taken = lane == q && atomicCAS(&head[q], from, from + length) == from ? length : 0;
        taken = __shfl_sync(ALL, taken, q);
        if (taken == 0) continue;  // another warp was faster
        from = __shfl_sync(ALL, from, q);
        int g = 0, to = -1, following = DECIDE;
        if (lane < taken) {
            volatile unsigned short* place = &queue[q][(from + lane) % POOL];
            do g = *place; while (g == NOBODY);  // whoever has made the queue longer is about to write
            *place = NOBODY;
            following = action_of[g];
            to = GOING;
        }
        __threadfence_block();
        __syncwarp();
        const Cells<short> s{states + g}, out{states + CELLS * POOL + g};
#if COUNTS
        const Cells<int> e{tallies + (long long)blockIdx.x * TALLIES * POOL + g};
#define TELLING e,
#else
#define TELLING
#endif
        // Carry the actions out.
        if (q == ENDED) {
            if (lane < taken) {
                if (game_of[g] >= 0) {
                    playout__record(s, t, records, hashes, game_of[g], CELLS, decisions_of[g]);
#if COUNTS
                    playing__note_end(s, t, e, records, totals, game_of[g] * RECORD_CELLS + R_WINNER);
#endif
                }
                const int game = atomicAdd(next, 1);
                if (game < count) {
                    playout__deal_numbered_game(s, blank, t, TELLING seed, start + game);
                    policy_of[g] = (unsigned)playout__policy_of(seed, start + game);
                    game_of[g] = game, decisions_of[g] = 0, steps_of[g] = 0;
                    following = GO_ON;
                } else {
                    to = -1;
                    atomicSub(&left, 1);
                }
            }
        } else if (q == GOING) {
            bool busy = lane < taken;
            for (int round = 0; round < ROUNDS && __ballot_sync(ALL, busy) != 0; round++) {
                if (busy) {
                    following = playing__advance(s, t, TELLING following);
                    if (++steps_of[g] == MAX_STEPS && following != DECIDE) s[ERROR] = TOO_LONG, following = DECIDE;
                    busy = following != DECIDE;
                }
                __syncwarp();
            }
        } else if (lane < taken) {
            following = playing__begin(s, t, TELLING following);
            steps_of[g] = 0;
            if (following == GO_ON && playing__is_settled(s)) following = DECIDE;
        }
        __syncwarp();
        // The next decisions.
        if (to == GOING && following == DECIDE) {
            const int n = s[ERROR] != NO_ERROR ? 0 : playing__legal(s, t, out);
            if (n == 0 || playing__turns(s) >= MAX_TURNS) {
                to = ENDED;
            } else {
                int choice = 0;
                if (n > 1) {
                    const long long policy = mixing__next_word(policy_of[g]);
                    policy_of[g] = (unsigned)policy;
                    decisions_of[g]++;
#if COUNTS
                    playing__note_chances(s, t, e, out, n);
#endif
#if ALL_RANDOM
                    choice = mixing__share(policy, n);
#else
                    const int player = s[stack__top(s) + PLAYER];
                    choice = playing__choose(s, t, w, player * playing__page_size(t), out, n, who[player], policy);
#endif
                }
                following = out[choice];
                to = playing__kind_of_work(s, t, following);
            }
        }
        if (to >= 0) action_of[g] = following;
        __threadfence_block();
        __syncwarp();
        // Put the games back.
        int before = 0, joining = 0;
#pragma unroll
        for (int k = 0; k < QUEUES; k++) {
            const unsigned with = __ballot_sync(ALL, to == k);
            if (to == k) before = __popc(with & ((1u << lane) - 1));
            if (lane == k) joining = __popc(with);
        }
        int place = joining > 0 ? atomicAdd(&tail[lane], joining) : 0;
        place = __shfl_sync(ALL, place, max(to, 0));
        if (to >= 0) *(volatile unsigned short*)&queue[to][(place + before) % POOL] = g;
        __syncwarp();
    }
}
