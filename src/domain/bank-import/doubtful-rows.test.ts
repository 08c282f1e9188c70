import { expect, it } from 'vitest';
import { givenBank, HEAD, look } from '#testing/given-bank.ts';
import { expectInvariants } from '#testing/invariants.ts';

it('takes a payment that the office has booked by hand for the same one until told otherwise', async () => {
  const { world, iliria, accounts, bank, balanceOf } = await givenBank();
  await accounts.bookPayment({
    customerId: iliria.id,
    amountCents: 2000,
    method: 'bank',
    receivedOn: '2026-11-10',
    reference: 'me dorë',
  });
  const { id, preview } = await look(bank, `${HEAD}10.11.2026;20;;Furra Iliria;B-7\n`);
  expect(preview.rows).toMatchObject([{ state: 'doubtful', note: expect.stringContaining('PAG-000001') }]);
  expect(await bank.book({ id })).toMatchObject({ booked: 0, doubtful: 1 });
  await bank.choose({ id, row: 2, customerId: iliria.id });
  expect(await bank.book({ id })).toMatchObject({ booked: 1 });
  expect(await balanceOf(iliria.id)).toBe(11_000);
  await bank.choose({ id, row: 2, customerId: null });
  expect(await bank.book({ id })).toMatchObject({ booked: 0, alreadyBooked: 1 });
  expectInvariants(world);
});

it('takes no payment of another row or of another day, which has a reference of its own, for the same one', async () => {
  const { world, bank } = await givenBank();
  const [first, second, later] = [
    '10.11.2026;20;;Furra Iliria;B-1\n',
    '10.11.2026;20;;Furra Iliria;B-2\n',
    '11.11.2026;20;;Furra Iliria;B-3\n',
  ];
  await bank.book(await look(bank, HEAD + second));
  const { preview } = await look(bank, HEAD + first + second + later);
  expect(preview.rows.map(({ state }) => state)).toEqual(['matched', 'booked', 'matched']);
  const alone = await look(bank, HEAD + later);
  expect(alone.preview.rows).toMatchObject([{ state: 'matched' }]);
  expectInvariants(world);
});

it('leaves a payment that the same statement takes back under its reference', async () => {
  const { bank } = await givenBank();
  const { preview } = await look(bank, `${HEAD}10.11.2026;20;;Furra Iliria;R-1\n11.11.2026;-20;;;R-1\n`);
  expect(preview.rows).toMatchObject([
    { state: 'doubtful', note: 'Rreshti 3 e kthen këtë pagesë (storno).' },
  ]);
});

it('leaves money that a driver was told is coming by bank, until the office says that it is other money', async () => {
  const { world, iliria, accounts, bank, balanceOf } = await givenBank();
  const atDoor = { customerId: iliria.id, amountCents: 2000, method: 'bank' } as const;
  await accounts.bookPayment({ ...atDoor, receivedOn: '2026-11-10' });
  const rows = ['16.11.2026', '12.11.2026', '10.11.2026'].map(
    (day, at) => `${day};20;;Furra Iliria;B-${at}\n`,
  );
  const { id, preview } = await look(bank, HEAD + rows.join(''));
  // Six days later is another payment; of the two candidates, one matches.
  expect(preview.rows.map(({ state }) => state)).toEqual(['matched', 'doubtful', 'matched']);
  expect(preview.rows[1]).toMatchObject({
    customer: { name: 'Furra Iliria' },
    note: expect.stringContaining('PAG-000001 e datës 10.11.2026'),
    pays: [],
    restCents: 0,
  });
  expect(preview).toMatchObject({ matchedCents: 4000, counts: { matched: 2, doubtful: 1 } });
  expect(await bank.book({ id })).toMatchObject({ booked: 2, doubtful: 1, unmatched: 0 });
  expect(await balanceOf(iliria.id)).toBe(15_000 - 3 * 2000);
  const again = await look(bank, HEAD + rows.join(''));
  expect(again.preview.counts).toMatchObject({ matched: 0, doubtful: 1, booked: 2 });
  await bank.choose({ id, row: 3, customerId: iliria.id });
  expect(await bank.book({ id })).toMatchObject({ booked: 1, doubtful: 0, alreadyBooked: 2 });
  expectInvariants(world);
});

it('books a row again whose payment was taken back', async () => {
  const { world, iliria, accounts, bank, balanceOf } = await givenBank();
  const { id } = await look(bank, `${HEAD}10.11.2026;20;;Furra Iliria;B-7\n`);
  await bank.book({ id });
  await accounts.reversePayment({ paymentId: 1, reason: 'Gabim' });
  expect(await bank.book({ id })).toMatchObject({ booked: 1, alreadyBooked: 0 });
  expect(await balanceOf(iliria.id)).toBe(13_000);
  expectInvariants(world);
});
