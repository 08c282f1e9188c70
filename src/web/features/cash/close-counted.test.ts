import { expect, test } from 'vitest';
import { findCounted } from './close-counted.tsx';

const count = { amountCents: 100 } as never;
const till = (driverId: number | null, part: object = {}) => ({
  driverId,
  isClosed: false,
  officeCount: null,
  driverCount: null,
  ...part,
});

test('tills of drivers that somebody counted are closed together, the counter’s and closed ones are not', () => {
  const tills = [
    till(null, { officeCount: count }),
    till(1, { driverCount: count }),
    till(2, { officeCount: count }),
    till(3),
    till(4, { officeCount: count, isClosed: true }),
  ];
  expect(findCounted(tills).map(({ driverId }) => driverId)).toEqual([1, 2]);
});
