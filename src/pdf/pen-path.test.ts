import { describe, expect, it } from 'vitest';
import { penPathInBox } from './pen-path.ts';

const box = { x: 100, y: 200, width: 50, height: 40 };

function drawn(path: string): string[] {
  return penPathInBox(path, box).map(String);
}

describe('a finger signature on paper', () => {
  it('is scaled into its box without distortion', () => {
    expect(drawn('M 0 0 L 100 0 L 100 40')).toEqual(['100 631.89 m', '150 631.89 l', '150 611.89 l']);
  });

  it('is not enlarged', () => {
    expect(drawn('M 0 0 L 10 10')).toEqual(['120 626.89 m', '130 616.89 l']);
  });

  it('keeps its curves and its separate strokes', () => {
    const operators = drawn('M0 0Q10 10 20 0C20 5 30 5 40 0M0 20 10 20');
    expect(operators.map((operator) => operator.at(-1))).toEqual(['m', 'v', 'c', 'm', 'l']);
  });

  it('is left out when it is not a path that can be drawn', () => {
    for (const path of ['', 'jo', 'M 1', 'L 1 1', 'M 1 1 A 5 5 0 0 1 2 2', 'm 1 1 l 2 2', 'M NaN 1']) {
      expect(drawn(path)).toEqual([]);
    }
  });
});
