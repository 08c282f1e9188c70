import { expect, test } from 'vitest';
import { readPdfText } from '#pdf/testing/read-pdf.ts';
import { ROLES } from '#shared/roles.ts';
import { readSheet } from '#spreadsheets/read-sheet.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const PERIOD = 'from=2026-11-01&to=2026-12-31';

async function givenAccount() {
  const world = openWorld();
  const admin = await givenSeller(world);
  const customer = givenUser(world, 'customer', { name: 'Furra Iliria', businessNumber: '810030101' });
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const product = givenProduct(world, { priceE4: 1000_00 });
  const office = world.call(admin).admin;
  await office.receivables.setTerms({ customerId: customer.id, termsDays: 30 });
  const orderId = await givenOrder(world, customer, [[product, 6]]);
  await office.orders.setDriver({ orderId, driverCode: 3 });
  await office.orders.setStatus({ orderId, status: 'E Nisur' });
  await office.orders.setStatus({ orderId, status: 'E Realizuar' });
  world.advance(24 * 60 * 60 * 1000);
  const paid = { customerId: customer.id, amountCents: 2500, method: 'bank', reference: 'TRN-1' } as const;
  await office.receivables.bookPayment(paid);
  return { world, customer, driver, url: `/api/accounts/${customer.id}`, rest: await loginAs(world, admin) };
}

test('the statement comes as JSON, PDF and XLSX, each with what was owed before, every entry and the end', async () => {
  const { url, rest, customer } = await givenAccount();
  const { body } = await rest.get(`${url}/statement?${PERIOD}`);
  expect(body).toMatchObject({ opening: 0, closing: 35 });
  expect(body.entries).toMatchObject([
    { day: '2026-11-18', kind: 'invoice', number: 'FAT-2026-000001', debit: 60, credit: 0, balance: 60 },
    { day: '2026-11-19', kind: 'payment', debit: 0, credit: 25, balance: 35 },
  ]);
  const name = `Kartela_${customer.id}_2026-11-01_2026-12-31`;
  const pdf = await rest.get(`${url}/statement?${PERIOD}&format=pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.headers['content-disposition']).toBe(`inline; filename=${name}.pdf`);
  const text = await readPdfText(pdf.bytes);
  for (const part of ['Furra Iliria', '810030101', 'FAT-2026-000001', 'TRN-1', '60,00 €', '35,00 €'])
    expect(text).toContain(part);
  const xlsx = await rest.get(`${url}/statement?${PERIOD}&format=xlsx`);
  expect(xlsx.headers['content-type']).toContain('spreadsheetml.sheet');
  expect(xlsx.headers['content-disposition']).toBe(`attachment; filename=${name}.xlsx`);
  const { rows } = await readSheet(xlsx.bytes, 10);
  expect(rows[0]?.[0]).toContain('Furra Iliria · 01.11.2026 – 31.12.2026');
  expect(rows[1]).toEqual(['Data', 'Dokumenti', 'Nr.', 'Përshkrimi', 'Debi', 'Kredi', 'Saldo']);
  expect(rows.slice(2).map((row) => [row[1], row[4], row[5], row[6]])).toEqual([
    ['Gjendja fillestare', '', '', 0],
    ['Faturë', 60, '', 60],
    ['Pagesë', '', 25, 35],
    ['Gjendja përfundimtare', 60, 25, 35],
  ]);
});

test('a confirmation says what was owed and open on its day, past days as they stood; a day to come is today', async () => {
  const { url, rest } = await givenAccount();
  const letter = async (on: string) =>
    (await readPdfText((await rest.get(`${url}/confirmation/pdf${on}`)).bytes)).replace(/\s+/g, ' ');
  expect(await letter('')).toContain('Gjendja më 19.11.2026 35,00 €');
  expect(await letter('')).toContain('18.11.2026 18.12.2026 60,00 € 35,00 €');
  expect(await letter('?on=2026-11-18')).toContain('18.11.2026 18.12.2026 60,00 € 60,00 €');
  expect(await letter('?on=2026-11-17')).toContain('Nuk ka dokumente të hapura.');
  expect(await letter('?on=2027-01-01')).toContain('Gjendja më 19.11.2026 35,00 €');
});

test('the files of an account are for office, call centre and the customer alone', async () => {
  const { world, customer, driver, url } = await givenAccount();
  const urls = [
    `${url}/statement?${PERIOD}`,
    `${url}/statement?${PERIOD}&format=pdf`,
    `${url}/statement?${PERIOD}&format=xlsx`,
    `${url}/confirmation/pdf`,
  ];
  const statusOf = { admin: 200, call_agent: 200, customer: 404, driver: 403, packer: 403, stocker: 403 };
  const expected = [
    [customer, 200],
    [driver, 403],
    ...ROLES.map((role) => [givenUser(world, role), statusOf[role]] as const),
  ] as const;
  for (const [actor, status] of expected) {
    const client = await loginAs(world, actor);
    for (const address of urls)
      expect([actor.role, (await client.get(address)).status], address).toEqual([actor.role, status]);
  }
  const guest = await loginAs(world, null);
  for (const address of urls) expect((await guest.get(address)).status).toBe(401);
});

test('who is no customer has no statement, and a period ends after it begins', async () => {
  const { rest, driver, url } = await givenAccount();
  const missing = await rest.get(`/api/accounts/${driver.id}/statement?${PERIOD}&format=pdf`);
  expect([missing.status, missing.body.error]).toEqual([404, 'Customer not found']);
  expect((await rest.get(`${url}/statement?from=2026-12-01&to=2026-11-01&format=pdf`)).status).toBe(400);
  expect((await rest.get(`${url}/statement?${PERIOD}&format=doc`)).status).toBe(400);
});
