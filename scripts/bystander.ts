import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Somebody else: asks `workerData` (a URL) fifty times a second, on a thread of their own so that they don't wait for
 * the measuring itself, until they are told to leave; then says how long the longest wait was, in ms. They arrive anew
 * each time, and from an address of their own: what a stranger is denied, they are not.
 */
const localAddress = '127.0.0.2';

let isOver = false;
let longest = 0;
parentPort?.once('message', () => {
  isOver = true;
});

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const call = request(workerData, { agent: false, localAddress }, (response) =>
      response.resume().once('close', resolve),
    );
    call.once('error', () => resolve());
    call.end();
  });
}

while (!isOver) {
  const startedAt = performance.now();
  await ask();
  longest = Math.max(longest, performance.now() - startedAt);
  await wait(20);
}
parentPort?.postMessage(longest);
