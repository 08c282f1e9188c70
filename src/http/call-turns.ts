type Waiting = { readonly served: number; readonly go: () => void };

/**
 * Lets one call run in each round of the event loop: of those that wait, the one whose request has been served least.
 * A batch of twenty long lists then costs its sender time, and nobody else: who asks one thing is next. Returns how a
 * request waits for its turn.
 */
export function createCallTurns(): () => () => Promise<void> {
  const waiting: Waiting[] = [];
  const serveOne = () => {
    const least = waiting.reduce(
      (best, one, at) => (one.served < (waiting[best]?.served ?? 0) ? at : best),
      0,
    );
    const [next] = waiting.splice(least, 1);
    if (waiting.length > 0) setImmediate(serveOne);
    next?.go();
  };
  return () => {
    let served = 0;
    return () =>
      new Promise((go) => {
        waiting.push({ served, go });
        served += 1;
        if (waiting.length === 1) setImmediate(serveOne);
      });
  };
}

/** The turns of this process: there is one event loop. */
export const openTurns = createCallTurns();
