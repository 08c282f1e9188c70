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

test('what is not written yet when the program ends is written then', () => {
  const written: string[] = [];
  const before = process.listeners('exit');
  const log = gatherLines({ write: (lines) => void written.push(lines) });
  log.write('last\n');
  const [flush] = process.listeners('exit').filter((listener) => !before.includes(listener));
  flush?.(0);
  expect(written).toEqual(['last\n']);
});
