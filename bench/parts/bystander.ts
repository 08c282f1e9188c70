import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * A bystander: requests a page of the shop (`url`, whose process is `pid`) fifty times a second, on a separate thread
 * so that the measuring itself does not delay it, until stopped; then reports the waits. Each request opens a new
 * connection, from a separate address, so that limits hit by another client do not apply.
 */
const localAddress = '127.0.0.2';
const { url, pid } = workerData;

/**
 * In ms. Linux reports the CPU time of both threads, which separates the cost of the shop from that of a busy machine.
 */
export type Wait = {
  readonly ms: number;
  readonly worked: number;
  readonly withoutCore: number;
};

/** The longest wait, and the longest if each of the two had a core. */
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
