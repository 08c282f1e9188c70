import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { openWorld } from '#testing/world.ts';

function givenNewFirm() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const office = world.call(admin).admin;
  const done = async () => {
    const { steps } = await office.overview.setup();
    return steps.filter(({ isDone }) => isDone).map(({ step }) => step);
  };
  return { world, admin, office, done };
}

test('a new firm has seven steps before it, none of them done', async () => {
  const { office, done } = givenNewFirm();
  const { steps, isOver } = await office.overview.setup();
  expect(steps.map(({ step }) => step)).toEqual([
    'firm',
    'look',
    'regions',
    'groups',
    'people',
    'products',
    'opening',
  ]);
  expect(await done()).toEqual([]);
  expect(isOver).toBe(false);
});

test('each step is ticked by what was entered at its own form; when all are, the page is over', async () => {
  const { world, office, done } = givenNewFirm();
  await givenSeller(world);
  expect(await done()).toEqual(['firm']);
  const { shop } = await office.settings.get();
  await office.settings.update({ group: 'shop', values: { ...shop, newCustomerLimitCents: 50_000 } });
  expect(await done()).toEqual(['firm']);
  await office.settings.update({ group: 'shop', values: { ...shop, cutoffHour: 10 } });
  await office.settings.merge({ brand: { name: 'Nika' } });
  expect(await done()).toEqual(['firm', 'look', 'regions']);
  givenUser(world, 'stocker');
  expect(await done()).toContain('people');
  givenProduct(world, { stock: 0 });
  expect(await done()).toEqual(['firm', 'look', 'regions', 'groups', 'people', 'products']);
  givenProduct(world, { stock: 5 });
  expect(await done()).not.toContain('opening');
  const { id: customerId } = givenUser(world, 'customer');
  const owed = { customerId, amountCents: 12_50, day: '2026-10-01', dueOn: '2026-10-15', number: 'F-1' };
  await office.receivables.enterOpening(owed);
  expect((await office.overview.setup()).isOver).toBe(true);
});

test('particulars with which no invoice with VAT can be issued are not ticked as complete', async () => {
  const { world, office, done } = givenNewFirm();
  await givenSeller(world);
  await office.settings.merge({ seller: { vatNumber: '' } });
  expect(await done()).toEqual([]);
  await office.overview.markSetupStep({ step: 'firm' });
  expect(await done()).toEqual(['firm']);
});

test('a step that is right as it is can be ticked by hand', async () => {
  const { office, done } = givenNewFirm();
  await office.overview.markSetupStep({ step: 'groups' });
  await office.overview.markSetupStep({ step: 'groups' });
  await office.overview.markSetupStep({ step: 'look' });
  expect(await done()).toEqual(['look', 'groups']);
});

test('dismissed, it does not come back', async () => {
  const { office } = givenNewFirm();
  await office.overview.dismissSetup();
  expect(await office.overview.setup()).toEqual({ steps: [], isOver: true });
});

test('a region of its own says that a firm has looked at where it delivers', async () => {
  const { office, done } = givenNewFirm();
  await office.regions.create({ name: 'Prizren' });
  expect(await done()).toEqual(['regions']);
});
