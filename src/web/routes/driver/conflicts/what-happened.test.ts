import { expect, test } from 'vitest';
import type { OrderStatus } from '#shared/order-status.ts';
import { whatHappened } from './what-happened.ts';

const SERVER = 'Porosia nuk u gjet.';
const now = (status: OrderStatus, isOwn: boolean, driverName: string | null, attempts = 0) => ({
  status,
  isOwn,
  driverName,
  attempts,
});

test.each([
  [now('E Pergaditur', false, null, 1), 'Porosia u kthye për ridorëzim dhe nuk është më te ju.'],
  [now('E Pergaditur', false, null), 'Porosia nuk është më te ju.'],
  [now('E Nisur', false, 'Besnik'), 'Porosia tani është te Besnik.'],
  [now('E Anuluar', true, 'Agron'), 'Porosia u anulua ndërkohë.'],
  [now('E Realizuar', true, 'Agron'), 'Porosia u realizua ndërkohë.'],
  [now('E Realizuar', false, 'Besnik'), 'Porosia u realizua ndërkohë nga Besnik.'],
  [now('E Nisur', true, 'Agron'), 'Porosia ishte te dikush tjetër, tani është përsëri te ju.'],
  [undefined, 'Veprimi nuk u pranua.'],
])('a rejected act says what became of its order, never that there is none: %#', (standing, words) => {
  expect(whatHappened(standing, SERVER)).toBe(words);
});

test('of an order that is still the driver’s the server says what is wrong', () => {
  expect(whatHappened(now('E Nisur', true, 'Agron'), 'Sasia e dorëzuar është më e madhe.')).toBe(
    'Sasia e dorëzuar është më e madhe.',
  );
});
