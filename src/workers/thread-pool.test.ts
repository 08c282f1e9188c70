import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { createThreadPool } from './thread-pool.ts';

const ECHO = new URL(
  `data:text/javascript,${encodeURIComponent(
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', (said) => parentPort.postMessage(said));",
  )}`,
);

test('a thread without work ends and gives its memory back; the next request starts another', async () => {
  const started: Worker[] = [];
  const startWorker = () => {
    const worker = new Worker(ECHO, { execArgv: [] });
    started.push(worker);
    return worker;
  };
  const pool = createThreadPool<string, string>({ startWorker, maxWorkers: 1, limitMs: 30_000, idleMs: 1 });
  onTestFinished(() => pool.close());
  expect(await pool.ask('one')).toBe('one');
  const [first] = started;
  if (first && first.threadId !== -1) await once(first, 'exit');
  expect(await pool.ask('two')).toBe('two');
  expect(started).toHaveLength(2);
});

test('a thread that is kept serves one request after the other', async () => {
  let started = 0;
  const startWorker = () => {
    started += 1;
    return new Worker(ECHO, { execArgv: [] });
  };
  const pool = createThreadPool<string, string>({
    startWorker,
    maxWorkers: 1,
    limitMs: 30_000,
    idleMs: 60_000,
  });
  onTestFinished(() => pool.close());
  expect(await Promise.all([pool.ask('one'), pool.ask('two')])).toEqual(['one', 'two']);
  expect(await pool.ask('three')).toBe('three');
  expect(started).toBe(1);
});
