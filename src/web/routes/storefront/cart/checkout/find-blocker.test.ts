import { expect, test } from 'vitest';
import { findBlocker } from './find-blocker.ts';

const CHOSEN = { chosen: '2026-11-24', problem: null };
const cart = (
  totalCents: number,
  problem: 'out-of-stock' | null = null,
  minimumCents = 0,
  transportCents: number | null = null,
) => ({
  totalCents,
  minimum: { minimumCents, transportCents },
  awaitsApproval: false,
  lines: [{ problem }],
});

test('next to the button stands what is to be done first, and nothing when the cart can be ordered', () => {
  expect(findBlocker(cart(5000, null, 2000), CHOSEN)).toBeNull();
  expect(findBlocker(cart(5000, 'out-of-stock'), CHOSEN)).toMatch(/nuk mund të porositen/);
  expect(findBlocker(cart(1500, null, 2000), CHOSEN)).toMatch(/20,00\s€. Shtoni edhe 5,00\s€/);
  expect(findBlocker({ ...cart(5000), awaitsApproval: true }, CHOSEN)).toMatch(/miratimin e zyrës/);
  expect(findBlocker(cart(1500, null, 2000, 250), CHOSEN)).toBeNull();
  expect(findBlocker(cart(5000), { chosen: null, problem: null })).toBe(
    'Zgjidhni datën e dorëzimit për të vazhduar.',
  );
  expect(findBlocker(cart(5000), { chosen: null, problem: 'full' })).toMatch(/plot/);
});
