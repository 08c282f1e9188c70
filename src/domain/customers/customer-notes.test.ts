import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const thursday = { date: THURSDAY, by: 'delivery' } as const;

async function givenStop() {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const driver = givenUser(world, 'driver', { driverCode: 1 });
  const { customers } = world.call(givenUser(world, 'call_agent')).callAgent;
  const { orders: desk, agenda } = world.call(givenUser(world, 'stocker')).stocker;
  const orderId = await givenOrder(world, customer, [[givenProduct(world), 1]]);
  await desk.setDriver({ orderId, driverCode: 1 });
  const { orders: road } = world.call(driver).driver;
  const shown = async () => {
    const day = await agenda.driver({ driverCode: 1, date: THURSDAY });
    const places = [...(await road.byDay(thursday)), await desk.details({ orderId }), ...day.orders];
    return places.map((order) => order.driverNotes);
  };
  return { world, customer, customers, shown, driver, orderId };
}

test('a note for the driver stands at the stop, in the agenda and on the order; others stay in the office', async () => {
  const { customer, customers, shown } = await givenStop();
  const customerId = customer.id;
  await customers.addNote({ customerId, text: 'Paguan me vonesë' });
  const note = await customers.addNote({ customerId, text: 'Kodi i portës 4-7-1', isForDriver: true });
  expect(note).toMatchObject({ isForDriver: true });
  expect(await shown()).toEqual([['Kodi i portës 4-7-1'], ['Kodi i portës 4-7-1'], ['Kodi i portës 4-7-1']]);
  await customers.resolveNote({ noteId: note.id });
  expect(await shown()).toEqual([[], [], []]);
});

test('a note is shown to the driver later, or no longer, and the driver’s phone is notified', async () => {
  const { world, customer, customers, shown, driver, orderId } = await givenStop();
  const { id: noteId } = await customers.addNote({ customerId: customer.id, text: 'Zilja nuk punon' });
  world.events.length = 0;
  await customers.setNoteForDriver({ noteId, isForDriver: true });
  expect(world.events).toContainEqual({
    type: 'order',
    orderId,
    customerId: customer.id,
    driverId: driver.id,
  });
  expect(await customers.notes({ customerId: customer.id })).toMatchObject([{ isForDriver: true }]);
  expect((await shown())[0]).toEqual(['Zilja nuk punon']);
  await customers.setNoteForDriver({ noteId, isForDriver: false });
  expect((await shown())[0]).toEqual([]);
  await customers.resolveNote({ noteId });
  const late = customers.setNoteForDriver({ noteId, isForDriver: true });
  expect(await rejectionOf(late)).toMatchObject({ code: 'note-not-found' });
});
