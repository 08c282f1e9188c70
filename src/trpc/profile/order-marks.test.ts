import { expect, test } from 'vitest';
import { STATUS } from '#shared/order-status.ts';
import { givenUser } from '#testing/builders.ts';
import { givenFlourAndSugar } from '#testing/given-orders.ts';

test('what waits and what is cancelled is counted: for the table all of it, for drivers their own stops', async () => {
  const { world, orderId, orders } = await givenFlourAndSugar();
  const marksOf = (role: 'packer' | 'driver') => world.call(givenUser(world, role)).profile.orderMarks();
  expect(await marksOf('packer')).toEqual({ waiting: 1, cancelled: 0 });
  await orders.setStatus({ orderId, status: STATUS.cancelled });
  expect(await marksOf('packer')).toEqual({ waiting: 0, cancelled: 1 });
  expect(await marksOf('driver')).toEqual({ waiting: 0, cancelled: 0 });
});
