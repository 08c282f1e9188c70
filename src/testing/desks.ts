/**
 * Several workers that process one queue concurrently until it is empty or the server is gone. `act` throws fetch's
 * `TypeError` when the server no longer answers; `done` counts the workers that ended so.
 */
export function openDesks<Job>(desks: number, jobs: readonly Job[], act: (job: Job) => Promise<void>) {
  const queue = jobs.values();
  let finished = 0;
  let wanted = Number.POSITIVE_INFINITY;
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async (): Promise<number> => {
    for (const job of queue) {
      try {
        await act(job);
      } catch (thrown) {
        if (thrown instanceof TypeError) return 1;
        throw thrown;
      }
      finished += 1;
      if (finished >= wanted) resolve();
    }
    return 0;
  };
  const all = Promise.all(Array.from({ length: desks }, work));
  return {
    done: all.then((gone) => gone.reduce((sum, one) => sum + one, 0)),
    whenDone: (count: number) => {
      wanted = count;
      return Promise.race([promise, all]);
    },
  };
}
