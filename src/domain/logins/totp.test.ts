import { expect, test } from 'vitest';
import { createSecret, findStep, stepAt, toBase32, totpOf } from './totp.ts';

const SECRET = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is that of RFC 6238, appendix B', (second, code) => {
  expect(totpOf(SECRET, stepAt(second * 1000))).toBe(code);
});

test('a code holds one step before and after its own, and no longer', () => {
  const step = 59_000_000;
  const code = totpOf(SECRET, step);
  const found = [-2, -1, 0, 1, 2].map((away) => findStep(SECRET, code, (step + away) * 30_000));
  expect(found).toEqual([undefined, step, step, step, undefined]);
});

test('a new secret is 32 letters that an app takes, and never the same', () => {
  expect(createSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(createSecret()).not.toBe(createSecret());
});
