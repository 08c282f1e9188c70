import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { givenFolder } from '#testing/given-folder.ts';
import { openLog } from './log-destination.ts';

function linesOf(file: string): number[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => z.object({ msg: z.int() }).parse(JSON.parse(line)).msg);
}

test('a full log file becomes .1, the older ones move on, the oldest goes, and no line is lost', async () => {
  const file = join(givenFolder(), 'logs', 'furnizo.log');
  const destination = openLog(file, 10_000);
  onTestFinished(() => destination.destroy());
  const log = pino({ base: null, timestamp: false }, destination);
  for (let round = 0; round < 12; round += 1) {
    for (let line = 0; line < 200; line += 1) log.info({ msg: round * 200 + line, pad: 'x'.repeat(40) });
    await new Promise((done) => destination.flush(done));
    await expect.poll(() => existsSync(`${file}.${Math.min(round + 1, 9)}`)).toBe(true);
    await expect.poll(() => existsSync(file)).toBe(true);
  }
  const kept = [9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((age) => linesOf(`${file}.${age}`));
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, at) => (kept[0] ?? 0) + at));
  expect(kept.at(-1)).toBe(12 * 200 - 1);
  expect(existsSync(`${file}.10`)).toBe(false);
});

test('a log goes on in the file that is there', async () => {
  const file = join(givenFolder(), 'furnizo.log');
  writeFileSync(file, 'before\n');
  const destination = openLog(file);
  onTestFinished(() => destination.destroy());
  pino(destination).info('after');
  await new Promise((done) => destination.flush(done));
  expect(readFileSync(file, 'utf8')).toMatch(/^before\n.*after/);
});

test.skipIf(!existsSync('/dev/full'))(
  'a log that finds the disk full neither closes the shop nor keeps it from ending',
  async () => {
    const log = openLog('/dev/full');
    for (let line = 0; line < 3; line += 1) {
      log.write(`${'x'.repeat(5000)}\n`);
      await new Promise((resolve) => log.flush(resolve));
    }
    log.flushSync();
    log.destroy();
  },
);
