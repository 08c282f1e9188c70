const MS_A_POINT = 50;

const QUIET_ROUNDS = 4;

const CHEAP = 1;

const MAX_HEARING_MS = 100;

/**
 * Runs one call at a time: of the waiting ones, that of the cheapest request, its previous calls included. Forty
 * batches of twenty long searches then delay only their sender: a small request is next.
 *
 * The event loop accepts one connection a round, however many are waiting. The next call therefore waits until none has
 * arrived for a few rounds; else each of those before a bystander would cost them an expensive call.
 *
 * `open` returns how a request of a given weight waits for its turns; call `onConnection` for every connection.
 */
export function createFairQueue(now: () => number = () => performance.now()) {
  const waiting: { readonly rank: number; readonly go: () => void }[] = [];
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
          // A waiting call gains one point per interval over later ones.
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
