type Waiting = { readonly cost: number; readonly since: number; readonly go: () => void };

/** Waiting so long is worth a point: what costs much is put off for what costs little, and not for ever. */
const MS_A_POINT = 50;

/** A stranger at the door is let in, heard and answered in as many rounds. */
const ROUNDS_BETWEEN = 4;

/**
 * Lets one call run in every few rounds of the event loop: of those that wait, the one whose request costs least, its calls so
 * far included. Forty batches of twenty long searches then cost their sender time, and nobody else: who asks one small
 * thing is next. Returns how a request of a given weight waits for its turns.
 */
export function createCallTurns(now: () => number = () => performance.now()) {
  const waiting: Waiting[] = [];
  const serveOne = () => {
    const at = now();
    const rank = ({ cost, since }: Waiting) => cost - (at - since) / MS_A_POINT;
    const least = waiting.reduce(
      (best, one, place) => (rank(one) < rank(waiting[best] ?? one) ? place : best),
      0,
    );
    const [next] = waiting.splice(least, 1);
    if (waiting.length > 0) afterRounds(ROUNDS_BETWEEN, serveOne);
    next?.go();
  };
  return (weight: number): (() => Promise<void>) => {
    let cost = weight;
    return () =>
      new Promise((go) => {
        waiting.push({ cost, since: now(), go });
        cost += 1;
        if (waiting.length === 1) setImmediate(serveOne);
      });
  };
}

function afterRounds(rounds: number, act: () => void): void {
  setImmediate(() => (rounds > 1 ? afterRounds(rounds - 1, act) : act()));
}

/** The turns of this process: there is one event loop. */
export const openTurns = createCallTurns();
