type Waiting = { readonly rank: number; readonly go: () => void };

const MS_A_POINT = 50;

const QUIET_ROUNDS = 4;

const CHEAP = 1;

const MAX_HEARING_MS = 100;

/**
 * Lets one call run at a time: of those that wait, the one whose request costs least, its calls so far included. Forty
 * batches of twenty long searches then cost their sender time, and nobody else: who asks one small thing is next.
 *
 * The event loop lets in one connection a round, however many stand at the door. The next call therefore waits until
 * nobody has come in for a few rounds: else each of those before a bystander would cost them a dear call.
 *
 * `open` returns how a request of a given weight waits for its turns; `onConnection` is told of every connection.
 */
export function createFairQueue(now: () => number = () => performance.now()) {
  const waiting: Waiting[] = [];
  let quietRounds = 0;
  const serveOne = () => {
    const next = waiting.sort((one, other) => one.rank - other.rank).shift();
    if (waiting.length > 0) afterQuiet();
    next?.go();
  };
  const afterQuiet = () => {
    const latest = now() + MAX_HEARING_MS;
    const hear = () => {
      quietRounds += 1;
      if (quietRounds > QUIET_ROUNDS || now() >= latest) serveOne();
      else setImmediate(hear);
    };
    quietRounds = 0;
    setImmediate(hear);
  };
  return {
    open: (weight: number): (() => Promise<void>) => {
      let cost = weight;
      return () =>
        new Promise((go) => {
          // Who waits gains a point in so many milliseconds on whoever comes later.
          waiting.push({ rank: cost + now() / MS_A_POINT, go });
          cost += 1;
          if (waiting.length > 1) return;
          if (weight > CHEAP) afterQuiet();
          else setImmediate(serveOne);
        });
    },
    onConnection: () => {
      quietRounds = 0;
    },
  };
}

export const fairQueue = createFairQueue();
