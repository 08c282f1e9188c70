import { afterAll, describe, expect, it, test } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { confirm, preview } from '#testing/import-file.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { loginAs } from '#testing/rest-client.ts';
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

test('open orders follow their customer’s terms, and the screens that show them hear of it', async () => {
  const { world, office } = await givenOffice();
  const { stocker } = world.call(givenUser(world, 'stocker'));
  const customer = givenUser(world, 'customer');
  const orderId = await givenOrder(world, customer, [[givenProduct(world), 1]]);
  world.events.length = 0;
  await office.receivables.setTerms({ customerId: customer.id, termsDays: 15 });
  expect(await stocker.orders.details({ orderId })).toMatchObject({ paymentMethod: 'Me afat' });
  expect(world.events).toContainEqual({ type: 'order', orderId, customerId: customer.id, driverId: null });
});

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

test('the preview of a new customer names what the file says, and nothing else', async () => {
  const { world, admin, office } = await givenOffice();
  const { id } = await preview(world, admin, 'customers', 'Emri;Telefoni;Afati\nFurra;044111222;14\n');
  const { rows } = await office.imports.rows({ id });
  expect(rows[0]?.changes.map(({ field, after }) => [field, after])).toEqual([
    ['Telefoni', '044111222'],
    ['Afati i pagesës', '14 ditë'],
  ]);
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

test.each([
  ['menjëherë', 0],
  ['Menjehere', 0],
  ['në dorëzim', 0],
  ['pa afat', 0],
  ['kesh', 0],
  ['7', 7],
  ['15 dite', 15],
])('terms of „%s” are %i days', async (typed, termsDays) => {
  const { world, admin, office } = await givenOffice();
  const status = await preview(world, admin, 'customers', `${HEAD}Furra;044111222;Rr. 1;;${typed};;;\n`);
  expect(await confirm(world, admin, status.id)).toMatchObject({ counts: { create: 1, rejected: 0 } });
  const { users } = await office.users.list({ search: 'Furra' });
  expect(await office.receivables.get({ customerId: users[0]!.id })).toMatchObject({ termsDays });
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

describe('the firm’s own code of a customer', () => {
  it('comes with the file, finds the customer again, and is searched, listed and exported', async () => {
    const { world, admin, office } = await givenOffice();
    const head = 'Shifra;Emri;Telefoni;Adresa\n';
    const first = await preview(world, admin, 'customers', `${head}K-0042;Furra Ëmbla;044111222;Rr. 1\n`);
    await confirm(world, admin, first.id);
    for (const search of ['K-0042', 'k-0042', 'K\u20110042', '0042']) {
      expect((await office.users.list({ search })).users).toMatchObject([
        { name: 'Furra Ëmbla', code: 'K-0042' },
      ]);
    }
    const agent = world.call(givenUser(world, 'call_agent')).callAgent;
    expect(await agent.customers.search({ term: 'K-0042' })).toMatchObject([{ name: 'Furra Ëmbla' }]);
    const byCode = await preview(world, admin, 'customers', 'Shifra;Adresa\nk-0042;Rr. 2\n');
    expect((await office.imports.rows({ id: byCode.id })).rows).toMatchObject([
      { outcome: 'change', changes: [{ field: 'Adresa', after: 'Rr. 2' }] },
    ]);
    const { id } = await office.exports.start({ what: 'customers', format: 'csv' });
    await expect.poll(async () => (await office.exports.status({ id })).phase).toBe('done');
    const { bytes } = await office.exports.file({ id });
    expect(new TextDecoder().decode(bytes)).toContain('K-0042');
    const again = await preview(world, admin, 'customers', Uint8Array.from(bytes));
    expect(again.counts).toMatchObject({ create: 0, change: 0, same: 1 });
    world.handle.connection.exec(`INSERT INTO user_words (user_words, rank) VALUES ('integrity-check', 1)`);
    expectInvariants(world);
  });

  it('is one customer’s: in the form, in a file and in a file against the form', async () => {
    const { world, admin, office } = await givenOffice();
    const one = givenUser(world, 'customer', { name: 'Furra', phone: '044111222' });
    const other = givenUser(world, 'customer', { name: 'Kafe', phone: '044111333' });
    await office.users.update({ userId: one.id, code: 'A1' });
    await expect(office.users.update({ userId: other.id, code: ' a1' })).rejects.toThrow(
      'Këtë shifër e ka Furra.',
    );
    const file = 'Shifra;Emri;Telefoni\nA1;Kafe;044111333\nB2;Re;044111444\nb2;Re 2;044111555\n';
    const { rows } = await office.imports.rows({ id: (await preview(world, admin, 'customers', file)).id });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['rejected', 'create', 'rejected']);
    expect(rows[0]?.reasons).toEqual(['Shifra është e Furra, telefoni ose email-i i Kafe.']);
    await office.users.update({ userId: one.id, code: '' });
    await office.users.update({ userId: other.id, code: 'A1' });
    expect((await office.users.list({ search: 'A1' })).users).toMatchObject([{ id: other.id }]);
  });

  it('is no part of what other programs are answered', async () => {
    const { world, admin, office } = await givenOffice();
    const { id } = givenUser(world, 'customer', { name: 'Furra' });
    await office.users.update({ userId: id, code: 'A1' });
    const api = await loginAs(world, admin);
    const { body } = await api.get('/api/admin/users');
    expect(JSON.stringify(body)).toContain('Furra');
    expect(JSON.stringify(body)).not.toContain('A1');
  });
});

test('a town and a note are given to many customers at once, or to none', async () => {
  const { world, admin, office } = await givenOffice();
  const one = givenUser(world, 'customer', { name: 'A', address: 'Rr. 1', phone: '044111222' });
  const two = givenUser(world, 'customer', { name: 'B', address: 'Rr. 2, Prizren', phone: '044111333' });
  const bulk = { customerIds: [one.id, two.id], town: 'Prizren', note: 'Porosit të hënën' };
  expect(await office.receivables.setTermsOfMany(bulk)).toEqual({ changed: 2 });
  const { users } = await office.users.list({ search: 'Prizren' });
  expect(users.map(({ address }) => address).toSorted()).toEqual(['Rr. 1, Prizren', 'Rr. 2, Prizren']);
  const agent = world.call(admin).callAgent;
  expect(await agent.customers.notes({ customerId: two.id })).toMatchObject([{ text: 'Porosit të hënën' }]);
  givenUser(world, 'customer', { name: 'C', phone: '044111444' });
  const long = givenUser(world, 'customer', { name: 'D', address: 'x'.repeat(199), phone: '044111555' });
  const rejection = await rejectionOf(
    office.receivables.setTermsOfMany({ customerIds: [one.id, long.id], town: 'Gjakovë' }),
  );
  expect(rejection).toMatchObject({ code: 'validation-failed' });
  expect((await office.users.list({ search: 'Gjakovë' })).users).toEqual([]);
  expectInvariants(world);
});
