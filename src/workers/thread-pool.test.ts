import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { givenFolder } from '#testing/given-folder.ts';
import { createThreadPool } from './thread-pool.ts';

function givenPool({ limitMs = 30_000, idleMs = 60_000, maxWorkers = 1 }) {
  const file = join(givenFolder(), 'worker.mjs');
  writeFileSync(
    file,
    `import { threadId } from 'node:worker_threads';
    export const answer = async (said) => {
      if (said === 'die') process.exit(3);
      if (said === 'break') setImmediate(() => { throw new Error('broken'); });
      if (said === 'hang' || said === 'break') await new Promise(() => undefined);
      return { said, threadId };
    };`,
  );
  type Answer = { readonly said: string; readonly threadId: number };
  const workerUrl = pathToFileURL(file);
  const pool = createThreadPool<string, Answer>({ workerUrl, maxWorkers, limitMs, idleMs });
  onTestFinished(() => pool.close());
  return pool;
}

test('a thread that is kept serves one request after the other', async () => {
  const pool = givenPool({});
  const answers = [...(await Promise.all([pool.ask('one'), pool.ask('two')])), await pool.ask('three')];
  expect(answers.map((answer) => answer.said)).toEqual(['one', 'two', 'three']);
  expect(new Set(answers.map((answer) => answer.threadId)).size).toBe(1);
});

test('a thread without work ends and gives its memory back; the next request starts another', async () => {
  const pool = givenPool({ idleMs: 1 });
  const first = await pool.ask('one');
  await expect
    .poll(async () => {
      await wait(20);
      return (await pool.ask('two')).threadId;
    })
    .not.toBe(first.threadId);
});

test('a thread that dies, breaks or hangs takes its own request down, and those behind it are served', async () => {
  const pool = givenPool({ limitMs: 20_000 });
  const asked = ['die', 'one', 'break', 'two'].map((word) => pool.ask(word));
  const results = await Promise.allSettled(asked);
  expect(
    results.map((result) => (result.status === 'rejected' ? String(result.reason) : result.value.said)),
  ).toEqual(['Error: worker exited with code: 3', 'one', 'Error: broken', 'two']);
});

test('a task that waits longer than the limit is told so, in the line too, and the next is served', async () => {
  const hanging = givenPool({ limitMs: 50 });
  const results = await Promise.allSettled([hanging.ask('hang'), hanging.ask('hang')]);
  expect(results.map((result) => result.status === 'rejected' && String(result.reason))).toEqual([
    'Error: No answer within 50 ms.',
    'Error: No answer within 50 ms.',
  ]);
});

test('what is still asked when the threads are closed fails', async () => {
  const pool = givenPool({});
  const asked = Promise.allSettled([pool.ask('hang'), pool.ask('hang')]);
  await pool.close();
  for (const result of await asked)
    expect(result).toMatchObject({ reason: { message: 'The threads were closed.' } });
});
