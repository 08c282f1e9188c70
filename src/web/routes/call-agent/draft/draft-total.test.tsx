import { expect, test } from 'vitest';
import { drawText } from '#web/testing/draw.tsx';
import type { DraftSum } from './check-draft.ts';
import { DraftTotal } from './draft-total.tsx';

const small: DraftSum = {
  goodsCents: 59_80,
  missingCents: 40_20,
  transportCents: 3_00,
  totalCents: 62_80,
  minimum: { minimumCents: 100_00, transportCents: 3_00 },
  isRejected: false,
  isExcused: false,
  holdCause: null,
  overCents: 0,
};

const draw = (sum: DraftSum | null, beforeCents: number | null = null) =>
  drawText(<DraftTotal sum={sum} goodsCents={59_80} beforeCents={beforeCents} />).replaceAll('\u00a0', ' ');

test('transport stands above the total that has it, with what is missing to go without', () => {
  const text = draw(small);
  for (const said of ['Transporti', '3,00 €', '62,80 €']) expect(text).toContain(said);
  expect(text).toContain('Edhe 40,20 € deri te porosia pa transport');
  expect(text).not.toContain('refuzohet');
});

test('a small order that will be rejected says so, and what a reason does', () => {
  const minimum = { minimumCents: 100_00, transportCents: null };
  const rejected = { ...small, minimum, transportCents: 0, totalCents: 59_80, isRejected: true };
  expect(draw(rejected)).toContain('Edhe 40,20 € deri te vlera minimale');
  expect(draw(rejected)).toContain('Nën minimumin: refuzohet pa arsye');
  expect(draw({ ...rejected, isRejected: false, isExcused: true })).toContain('pranohet me arsye');
});

test('an order that will wait says so with the sum beyond the limit', () => {
  const held = { ...small, missingCents: 0, holdCause: 'limit', overCents: 722_50 } as const;
  expect(draw(held)).toContain('722,50 € mbi limit: porosia pret aprovimin e zyrës');
  expect(draw({ ...held, holdCause: 'overdue' })).toContain('Borxh i vonuar: porosia pret aprovimin e zyrës');
});

test('the goods alone stand there until the terms are known, and a refused total stays named', () => {
  expect(draw(null)).toMatch(/59,80 €/);
  expect(draw(small, 59_80)).toContain('ishte 59,80 €');
});
