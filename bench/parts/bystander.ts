import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Somebody else: asks a shop (`url`, whose process is `pid`) fifty times a second, on a thread of their own so that
 * they don't wait for the measuring itself, until they are told to leave; then says how they waited. They arrive anew
 * each time, and from an address of their own: what a stranger is denied, they are not.
 */
const localAddress = '127.0.0.2';
const { url, pid } = workerData;

/** In ms. What Linux tells of the two threads parts what the shop costs from what a busy machine does. */
export type Wait = {
  readonly ms: number;
  readonly worked: number;
  readonly withoutCore: number;
};

/** The longest wait, and the one that would have been the longest with a core for each of the two. */
export type Waits = { readonly longest: Wait; readonly longestWithCores: Wait };

function readThread(path: string): readonly [worked: number, withoutCore: number] {
  const [worked = 0, withoutCore = 0] = readFileSync(`/proc/${path}/schedstat`, 'utf8')
    .split(' ')
    .map(Number);
  return [worked / 1e6, withoutCore / 1e6];
}

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const call = request(url, { agent: false, localAddress }, (response) =>
      response.resume().once('close', resolve),
    );
    call.once('error', () => resolve());
    call.end();
  });
}

async function askAndMeasure(): Promise<Wait> {
  const startedAt = performance.now();
  const [worked, waited] = readThread(`${pid}/task/${pid}`);
  const [, waitedHere] = readThread('thread-self');
  await ask();
  const [workedAfter, waitedAfter] = readThread(`${pid}/task/${pid}`);
  const [, waitedHereAfter] = readThread('thread-self');
  return {
    ms: performance.now() - startedAt,
    worked: workedAfter - worked,
    withoutCore: waitedAfter - waited + (waitedHereAfter - waitedHere),
  };
}

const withCores = ({ ms, withoutCore }: Wait) => ms - withoutCore;

let isOver = false;
const none: Wait = { ms: 0, worked: 0, withoutCore: 0 };
let waits: Waits = { longest: none, longestWithCores: none };
parentPort?.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const one = await askAndMeasure();
  const { longest, longestWithCores } = waits;
  waits = {
    longest: one.ms > longest.ms ? one : longest,
    longestWithCores: withCores(one) > withCores(longestWithCores) ? one : longestWithCores,
  };
  await wait(20);
}
parentPort?.postMessage(waits);
