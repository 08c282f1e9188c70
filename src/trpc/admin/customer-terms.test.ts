import { afterAll, expect, test } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenUser } from '#testing/builders.ts';
import { confirm, preview } from '#testing/import-file.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

afterAll(closeSheets);

const HEAD = 'Emri;Telefoni;Adresa;Qyteti;Afati i pagesës;Limiti;Lista e çmimeve;Shënim\n';

async function givenOffice() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const office = world.call(admin).admin;
  const list = await office.prices.create({ name: 'Kafenetë' });
  const listsOf = async () => (await office.prices.lists()).map(({ name, customers }) => [name, customers]);
  return { world, admin, office, list, listsOf };
}

test('the customers’ file brings town, terms, limit, price list and note, and the same file changes nothing', async () => {
  const { world, admin, office, listsOf } = await givenOffice();
  const file = `${HEAD}Furra Ëmbla;044111222;Rr. Dëshmorët 5;Prizren;30 ditë;1.500,50;kafenetë;Thirre para orës 7\n`;
  const status = await preview(world, admin, 'customers', file);
  expect(status).toMatchObject({ counts: { create: 1, rejected: 0 }, notes: [] });
  await confirm(world, admin, status.id);
  const { users } = await office.users.list({ search: 'embla' });
  const customerId = users[0]!.id;
  expect(users[0]).toMatchObject({ address: 'Rr. Dëshmorët 5, Prizren' });
  expect(await office.receivables.get({ customerId })).toMatchObject({ termsDays: 30, limitCents: 1500_50 });
  expect(await listsOf()).toEqual([['Kafenetë', 1]]);
  const notes = async () =>
    (await world.call(admin).callAgent.customers.notes({ customerId })).map(({ text }) => text);
  expect(await notes()).toEqual(['Thirre para orës 7']);
  expect((await preview(world, admin, 'customers', file)).counts).toMatchObject({ same: 1, change: 0 });

  const shorter = await preview(world, admin, 'customers', `${HEAD}Furra Ëmbla;044111222;;;14;;;\n`);
  const { rows } = await office.imports.rows({ id: shorter.id });
  expect(rows).toMatchObject([
    { outcome: 'change', changes: [{ field: 'Afati i pagesës', before: '30 ditë', after: '14 ditë' }] },
  ]);
  await confirm(world, admin, shorter.id);
  expect(await office.receivables.get({ customerId })).toMatchObject({ termsDays: 14, limitCents: 1500_50 });
  expect(await notes()).toHaveLength(1);
  expectInvariants(world);
});

test.each([
  ['tridhjetë;;', 'Afati i pagesës: „tridhjetë” nuk është numër ditësh.'],
  ['400;;', 'Afati i pagesës:'],
  [';-5;', 'Limiti:'],
  [';;Ndërtimtari', 'Lista e çmimeve: „Ndërtimtari” nuk ekziston.'],
])('terms that cannot be read (%s) are refused with their column', async (terms, reason) => {
  const { world, admin, office } = await givenOffice();
  const status = await preview(world, admin, 'customers', `${HEAD}Furra;044111222;;;${terms};\n`);
  const { rows } = await office.imports.rows({ id: status.id });
  expect(rows).toMatchObject([{ outcome: 'rejected', reasons: [expect.stringContaining(reason)] }]);
});

test('many customers get the same terms, limit and list at once, all of them or none', async () => {
  const { world, office, list, listsOf } = await givenOffice();
  const ids = [1, 2, 3].map(() => givenUser(world, 'customer').id);
  const terms = { termsDays: 15, limitCents: 200_00, priceListId: list.id };
  expect(await office.receivables.setTermsOfMany({ customerIds: ids, ...terms })).toEqual({ changed: 3 });
  await office.receivables.setTermsOfMany({ customerIds: [ids[0]!], limitCents: null });
  const { accounts } = await office.receivables.list({ show: 'all' });
  const byId = new Map(accounts.map((account) => [account.customerId, account]));
  expect(byId.get(ids[0]!)).toMatchObject({ termsDays: 15, limitCents: null });
  expect(byId.get(ids[2]!)).toMatchObject({ termsDays: 15, limitCents: 200_00 });
  expect(await listsOf()).toEqual([['Kafenetë', 3]]);
  const driver = givenUser(world, 'driver').id;
  const wrong = office.receivables.setTermsOfMany({ customerIds: [ids[1]!, driver], termsDays: 60 });
  expect(await rejectionOf(wrong)).toMatchObject({ code: 'customer-not-found' });
  expect(await office.receivables.get({ customerId: ids[1]! })).toMatchObject({ termsDays: 15 });
  expectInvariants(world);
});
