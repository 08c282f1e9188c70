import { expect, test } from 'vitest';
import { findCustomerByPhone, getCustomer, searchCustomers } from '#domain/customers/customers.ts';
import { placeOrder } from '#domain/orders/placement/place-order.ts';
import { listUsers } from '#domain/users/user-lists.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld, type World } from '#testing/world.ts';

const LOGIN = {
  email: 'b@example.test',
  password: 'gjithmonë-ndryshe-9',
  confirmPassword: 'gjithmonë-ndryshe-9',
};

const FIRM = {
  address: 'Rr. Agim Ramadani 7',
  fiscalNumber: '810456789',
  vatNumber: '330',
  businessNumber: '811',
  regionId: 2,
  discountBasisPoints: 500,
  documentLanguage: 'sq-en',
} as const;

function givenOffice() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  return { world, ctx: { ...world.ctx, actor: admin }, office: world.call(admin).admin };
}

function rowOf({ handle }: World, id: number) {
  return handle.connection
    .prepare(
      `SELECT name, name_folded AS nameFolded, phone, phone_normalized AS phoneNormalized, address,
        fiscal_number AS fiscalNumber, vat_number AS vatNumber, business_number AS businessNumber,
        region_id AS regionId, discount_basis_points AS discountBasisPoints, paper_language AS documentLanguage,
        is_active AS isActive, is_staff AS isStaff
       FROM customers WHERE id = ?`,
    )
    .get(id);
}

function namesFor({ ctx }: World, search: string): string[] {
  const page = {
    role: undefined,
    isActive: undefined,
    sort: 'name',
    direction: 'asc',
    page: 1,
    limit: 50,
  } as const;
  return listUsers(ctx, { ...page, search }).users.map(({ name }) => name);
}

/** Checks the search indexes for integrity: SQLite compares them with their content tables. */
function expectSearchWhole({ handle }: World): void {
  for (const index of ['user_search', 'user_words']) {
    handle.connection.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('integrity-check', 1)`);
  }
}

test('a customer has the id of its login, and both rows follow what is changed', async () => {
  const { world, office } = givenOffice();
  const made = await office.users.create({ ...LOGIN, ...FIRM, name: 'Bora', phone: '+383 44 123 456' });
  expect(made).toMatchObject({ ...FIRM, name: 'Bora', role: 'customer' });
  expect(rowOf(world, made.id)).toMatchObject({ ...FIRM, phoneNormalized: '+38344123456', isActive: 1 });
  const changes = { name: 'Bora e Re', phone: '045 111 222', address: 'Kodra e Trimave 5', isActive: false };
  await office.users.update({ userId: made.id, ...changes });
  expect(rowOf(world, made.id)).toMatchObject({ ...FIRM, ...changes, isActive: 0, nameFolded: 'bora e re' });
  expect(namesFor(world, 'trimave')).toEqual(['Bora e Re']);
  expect(namesFor(world, 'ramadani')).toEqual([]);
  expectSearchWhole(world);
  expectInvariants(world);
});

test('a customer that becomes staff keeps its papers and particulars, and is no customer until it is one again', async () => {
  const { world, ctx, office } = givenOffice();
  const customer = givenUser(world, 'customer', { name: 'Arta', phone: '044 123 456', ...FIRM });
  const product = givenProduct(world);
  const products = [{ productId: product, quantity: 1 }];
  const order = { products, deliverDate: '2026-11-20', comment: '', customerId: customer.id } as const;
  placeOrder(ctx, { ...order, channel: 'call_agent', overrideReason: 'provë' });
  const before = await office.users.get({ userId: customer.id });
  const staff = await office.users.update({ userId: customer.id, role: 'stocker' });
  expect(staff).toEqual({ ...before, role: 'stocker' });
  expect(await office.users.get({ userId: customer.id })).toEqual(staff);
  expect(() => getCustomer(ctx, { customerId: customer.id })).toThrow('customer-not-found');
  expect(searchCustomers(ctx, { term: 'arta', limit: 5 })).toEqual([]);
  expect(findCustomerByPhone(ctx, '+383 44 123 456')).toBeUndefined();
  expect(() => placeOrder(ctx, { ...order, channel: 'call_agent' })).toThrow('customer-not-found');
  expectInvariants(world);
  expect(await office.users.update({ userId: customer.id, role: 'customer' })).toEqual(before);
  expect(findCustomerByPhone(ctx, '044123456')).toEqual(before);
  expectSearchWhole(world);
  expectInvariants(world);
});

test('a phone that staff took along is free, and can not be brought back once another customer has it', async () => {
  const { world, office } = givenOffice();
  const first = givenUser(world, 'customer', { phone: '044 123 456' });
  await office.users.update({ userId: first.id, role: 'packer' });
  givenUser(world, 'customer', { phone: '+38344123456' });
  await expect(office.users.update({ userId: first.id, role: 'customer' })).rejects.toThrow('i regjistruar');
  expectInvariants(world);
});

test.each(['admin', 'stocker', 'packer', 'call_agent'] as const)(
  'a %s stands among the customers only with particulars of their own, which nobody finds as a customer',
  async (role) => {
    const { world, ctx, office } = givenOffice();
    const plain = await office.users.create({ ...LOGIN, name: 'Pa adresë', role });
    expect(plain).toMatchObject({ address: '', regionId: 1, discountBasisPoints: 0, documentLanguage: 'sq' });
    expect(rowOf(world, plain.id)).toBeUndefined();
    const email = 'c@example.test';
    const given = await office.users.create({ ...LOGIN, email, ...FIRM, name: 'Me adresë', role });
    expect(await office.users.get({ userId: given.id })).toEqual(given);
    expect(given).toMatchObject(FIRM);
    expect(rowOf(world, given.id)).toMatchObject({ isStaff: 1, isActive: 0 });
    expect(searchCustomers(ctx, { term: 'ramadani', limit: 5 })).toEqual([]);
    expect(namesFor(world, 'ramadani')).toEqual(['Me adresë']);
    await office.users.update({ userId: plain.id, address: 'Rr. Agim Ramadani 9' });
    expect(namesFor(world, 'ramadani')).toEqual(['Me adresë', 'Pa adresë']);
    expectSearchWhole(world);
    expectInvariants(world);
  },
);

test('a price list may be noted of staff without particulars', async () => {
  const { world, office } = givenOffice();
  const stocker = givenUser(world, 'stocker');
  const list = await office.prices.create({ name: 'Hoteleri' });
  await office.users.update({ userId: stocker.id, priceListId: list.id });
  expect(rowOf(world, stocker.id)).toMatchObject({ isStaff: 1 });
  expectInvariants(world);
});

test('no customer is of another id than its login, is deleted, or orders as staff', () => {
  const { world } = givenOffice();
  const { id } = givenUser(world, 'customer');
  const other = givenUser(world, 'packer');
  const run = (query: string) => () => world.handle.connection.exec(query);
  expect(run(`UPDATE users SET customer_id = ${id} WHERE id = ${other.id}`)).toThrow('constraint');
  expect(run(`DELETE FROM customers WHERE id = ${id}`)).toThrow('never deleted');
  expect(run(`UPDATE customers SET is_staff = 1 WHERE id = ${id}`)).toThrow('constraint');
});
