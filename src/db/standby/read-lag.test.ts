import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givenFolder } from '#testing/given-folder.ts';
import { isCopied, isLevel, isMeetingItself, readLine } from './read-lag.ts';

const GENERATION = 'ee3d9a8518bdfae4';

const line = (rest: object) => JSON.stringify({ time: '2026-11-22T18:10:42Z', level: 'INFO', ...rest });

test('the log of the program that copies tells how far the copy reaches, and what went wrong', () => {
  const db = '/shop/furnizo.sqlite';
  const position = `${GENERATION}/0000001f:41232`;
  expect(readLine(line({ msg: 'wal segment written', db, position, sz: 53_560 }))).toEqual({
    kind: 'written',
    file: db,
    reached: { generation: GENERATION, index: 31, offset: 94_792 },
  });
  expect(readLine(line({ msg: 'write wal segment', db, position }))).toEqual({ kind: 'writing' });
  expect(readLine(line({ msg: 'snapshot written', db, position, sz: 1 }))).toEqual({
    kind: 'snapshot',
    file: db,
    generation: GENERATION,
  });
  expect(readLine(line({ level: 'ERROR', msg: 'monitor error', error: 'no route' }))).toEqual({
    kind: 'fault',
    message: 'monitor error: no route',
  });
  for (const other of ['', 'panic: x', '[]', 'null', line({ msg: 'litestream', version: 'v0.3.13' })])
    expect(readLine(other), other).toBeNull();
});

test('a copy is level when it reaches the end of what was gathered, and nothing was written since', () => {
  const folder = givenFolder();
  const metaFolder = join(folder, 'meta');
  const stream = { file: join(folder, 'shop.sqlite'), name: 'database', metaFolder };
  const reached = { generation: GENERATION, index: 1, offset: 100 };
  expect(isLevel(stream, reached)).toBe(false);
  const logs = join(metaFolder, 'generations', GENERATION, 'wal');
  mkdirSync(logs, { recursive: true });
  writeFileSync(join(metaFolder, 'generation'), `${GENERATION}\n`);
  writeFileSync(join(logs, '00000000.wal'), 'x'.repeat(500));
  writeFileSync(join(logs, '00000001.wal'), 'x'.repeat(100));
  utimesSync(join(logs, '00000001.wal'), 2000, 2000);
  writeFileSync(`${stream.file}-wal`, '');
  utimesSync(`${stream.file}-wal`, 2000, 2000);
  expect(isLevel(stream, reached)).toBe(true);
  expect(isLevel(stream, { ...reached, offset: 99 })).toBe(false);
  expect(isLevel(stream, { ...reached, index: 0 })).toBe(false);
  expect(isLevel(stream, { ...reached, generation: '0'.repeat(16) })).toBe(false);
  expect(isLevel(stream, undefined)).toBe(false);
  utimesSync(`${stream.file}-wal`, 2001, 2001);
  expect(isLevel(stream, reached)).toBe(false);
  expect(isCopied(stream, reached)).toBe(true);
});

test('a program that meets itself while it ends is told from one that cannot write', () => {
  const part = '/place/database/generations/1a27f133ffb99140/wal/00000000_0002a410.wal.lz4';
  const gone = `error closing db: client write: stat ${part}.tmp: no such file or directory`;
  expect(isMeetingItself(gone)).toBe(true);
  expect(isMeetingItself(`monitor error: open ${part}.tmp: no space left on device`)).toBe(false);
  expect(isMeetingItself('monitor error: stat /place/database: no such file or directory')).toBe(false);
});
