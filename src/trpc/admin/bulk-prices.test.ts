import { expect, test } from 'vitest';
import { changePrices } from '#shared/prices/price-changes.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { readAudit } from '#testing/read-audit.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

function openOffice() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const { products } = world.call(admin).admin;
  const priceOf = async (id: number) => {
    const { priceE4, vatBasisPoints } = await products.get({ id });
    return [priceE4, vatBasisPoints];
  };
  return { world, products, priceOf };
}

const at = (cents: number, vatBasisPoints = 1800) => ({ priceE4: cents * 100, vatBasisPoints });
const more = (percent: number) => ({ kind: 'percent', basisPoints: percent * 100 }) as const;

test('a new price is rounded once, to the step that was asked for', () => {
  expect(changePrices(at(333), { kind: 'percent', basisPoints: 750, stepCents: 1 })).toEqual(at(358));
  expect(changePrices(at(333), { kind: 'percent', basisPoints: 750, stepCents: 5 })).toEqual(at(360));
  expect(changePrices(at(333), { kind: 'amount', amountE4: -20_00, stepCents: 10 })).toEqual(at(310));
  expect(changePrices(at(333), { kind: 'set', priceE4: 1_00 })).toEqual(at(1));
  const lid = { priceE4: 185, vatBasisPoints: 1800 };
  expect(changePrices(lid, { kind: 'percent', basisPoints: 1000, stepCents: 1 })).toEqual({
    ...lid,
    priceE4: 204,
  });
});

test('a price that would come to nothing can’t be changed so', () => {
  expect(changePrices(at(3), { kind: 'percent', basisPoints: 0, stepCents: 10 })).toBeNull();
  expect(changePrices(at(333), { kind: 'amount', amountE4: -333_00, stepCents: 1 })).toBeNull();
  expect(changePrices(at(99_999_999), { kind: 'amount', amountE4: 100_00, stepCents: 1 })).toBeNull();
});

test('another VAT keeps what the customer pays, or what the shop gets', () => {
  const to = { kind: 'vat', vatBasisPoints: 800 } as const;
  expect(changePrices(at(1180), { ...to, keeps: 'gross' })).toEqual(at(1180, 800));
  expect(changePrices(at(1180), { ...to, keeps: 'net' })).toEqual(at(1080, 800));
});

test('a change of prices is shown, written as shown, and taken back', async () => {
  const { world, products, priceOf } = openOffice();
  const box = givenProduct(world, { name: 'Kuti', priceE4: 1000_00 });
  const cream = givenProduct(world, { name: 'Krem', priceE4: 250_00 });
  const preview = await products.previewPrices({ products: { ids: [box, cream] }, change: more(3) });
  expect(preview).toMatchObject({ changing: 2, large: 0, same: 0, impossible: 0 });
  const { rows } = await products.priceRows({ id: preview.id });
  expect(rows.map(({ name, after }) => [name, after?.priceE4])).toEqual([
    ['Krem', 258_00],
    ['Kuti', 1030_00],
  ]);
  expect(await priceOf(box)).toEqual([1000_00, 1800]);
  expect(await products.applyPrices({ id: preview.id })).toEqual({ changed: 2, left: [] });
  expect(await products.applyPrices({ id: preview.id })).toEqual({ changed: 2, left: [] });
  expect([await priceOf(box), await priceOf(cream)]).toEqual([
    [1030_00, 1800],
    [258_00, 1800],
  ]);
  expect(readAudit(world).filter(({ action }) => action === 'product.updated')).toHaveLength(2);
  expect(await products.undoPrices({ id: preview.id })).toEqual({ changed: 2, left: [] });
  expect(await priceOf(box)).toEqual([1000_00, 1800]);
});

test('what somebody else changed meanwhile keeps their price, and is named', async () => {
  const { world, products, priceOf } = openOffice();
  const box = givenProduct(world, { name: 'Kuti', priceE4: 1000_00 });
  const cream = givenProduct(world, { name: 'Krem', priceE4: 250_00 });
  const { id } = await products.previewPrices({ products: { ids: [box, cream] }, change: more(10) });
  await products.update({ id: box, priceE4: 1200_00 });
  const answer = await products.applyPrices({ id });
  expect(answer).toEqual({ changed: 1, left: [{ id: box, name: 'Kuti' }] });
  await products.update({ id: cream, priceE4: 300_00 });
  expect(await products.undoPrices({ id })).toEqual({ changed: 0, left: [{ id: cream, name: 'Krem' }] });
  expect([await priceOf(box), await priceOf(cream)]).toEqual([
    [1200_00, 1800],
    [300_00, 1800],
  ]);
});

test('changes by more than half stand first, and all that a list is narrowed to is meant', async () => {
  const { world, products } = openOffice();
  for (let place = 0; place < 60; place += 1)
    givenProduct(world, { name: `Kuti ${place}`, priceE4: 1000_00 });
  const cheap = givenProduct(world, { name: 'Kuti e vogël', priceE4: 20_00 });
  givenProduct(world, { name: 'Krem', priceE4: 1000_00 });
  const preview = await products.previewPrices({
    products: { filter: { query: 'kuti' } },
    change: { kind: 'amount', amountE4: 15_00 },
  });
  expect(preview).toMatchObject({ changing: 61, large: 1 });
  const { rows, totalPages } = await products.priceRows({ id: preview.id });
  expect(rows[0]).toMatchObject({ id: cheap, isLarge: true });
  expect(totalPages).toBe(2);
});

test('however many products are meant, those of one rank are listed by name', async () => {
  const { world, products } = openOffice();
  for (let number = 0; number < 500; number++) givenProduct(world, { name: 'Kuti' });
  givenProduct(world, { name: 'Akullore' });
  const { id } = await products.previewPrices({ products: { filter: {} }, change: more(3) });
  const { rows } = await products.priceRows({ id });
  expect(rows[0]?.name).toBe('Akullore');
});

test('a preview belongs to who made it', async () => {
  const { world, products } = openOffice();
  const box = givenProduct(world, {});
  const { id } = await products.previewPrices({ products: { ids: [box] }, change: more(1) });
  const other = world.call(givenUser(world, 'admin')).admin.products;
  expect(await rejectionOf(other.applyPrices({ id }))).toMatchObject({ code: 'price-change-not-found' });
});
