import { expect, onTestFinished, test, vi } from 'vitest';
import { gatherLines } from './log-stream.ts';

test('lines of one moment are written together and in order', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const written: string[] = [];
  const log = gatherLines({ write: (lines) => void written.push(lines) });
  log.write('one\n');
  log.write('two\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(10);
  log.write('three\n');
  vi.advanceTimersByTime(10);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('lines that are more than is gathered come whole and in order', () => {
  const written: string[] = [];
  const log = gatherLines({ write: (lines) => void written.push(lines) });
  const lines = ['a', 'ë€', 'b'.repeat(100_000), 'c'].map((letters) => `${letters.repeat(300)}\n`);
  for (const line of [...lines, ...Array.from({ length: 400 }, () => 'ë'.repeat(100))]) log.write(line);
  expect(written.join('').startsWith(lines.join(''))).toBe(true);
  expect(written.length).toBeGreaterThan(2);
});

test('what is not written yet when the program ends is written then', () => {
  const written: string[] = [];
  const before = process.listeners('exit');
  const log = gatherLines({ write: (lines) => void written.push(lines) });
  log.write('last\n');
  const [flush] = process.listeners('exit').filter((listener) => !before.includes(listener));
  flush?.(0);
  expect(written).toEqual(['last\n']);
});
