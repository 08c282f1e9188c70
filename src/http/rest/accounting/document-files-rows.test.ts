import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPdf, readPdfText } from '#pdf/testing/read-pdf.ts';
import { ROLES } from '#shared/roles.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenOrderOnTheVan() {
  const world = openWorld();
  const admin = await givenSeller(world);
  const customer = givenUser(world, 'customer', { name: 'Furra Çlirimi' });
  const driver = givenUser(world, 'driver', { driverCode: 3, name: 'Agron Krasniqi' });
  const flour = givenProduct(world, { name: 'Miell gruri', priceE4: 236_00 });
  const orderId = await givenOrder(world, customer, [[flour, 10]]);
  const office = await loginAs(world, admin);
  await office.put('/api/orders/update-driver', { order_id: orderId, driver_nr: 3 });
  const setStatus = (delivery_status: string) =>
    office.put('/api/orders/update-status', { order_id: orderId, delivery_status });
  const invoiceOf = async () => (await office.get(`/api/documents?order_id=${orderId}`)).body.documents[0];
  return { world, admin, customer, driver, flour, orderId, office, setStatus, invoiceOf };
}

test('before it is issued an order prints as a pro-forma, afterwards as its invoice, always the same bytes', async () => {
  const { world, orderId, office, setStatus, invoiceOf } = await givenOrderOnTheVan();
  const ofOrder = () => office.get(`/api/orders/invoice/${orderId}`);
  const before = await ofOrder();
  expect(await readPdfText(before.bytes)).toContain('PROFATURË');
  await setStatus('E Nisur');
  const { id, number } = await invoiceOf();
  const kept = await office.get(`/api/documents/${id}/pdf`);
  expect(kept.status).toBe(200);
  expect(kept.headers['content-type']).toBe('application/pdf');
  expect(kept.headers['content-disposition']).toBe(`inline; filename=${number}.pdf`);
  expect(kept.headers['etag']).toBe(`"${createHash('sha256').update(kept.bytes).digest('hex')}"`);
  const text = await readPdfText(kept.bytes);
  for (const part of ['Faturë', number, 'Furra Çlirimi', 'Miell gruri', '2,00 €', '2,36 €', '23,60 €'])
    expect(text).toContain(part);
  expect(before.headers['etag']).not.toBe(kept.headers['etag']);
  const after = await ofOrder();
  expect(after.bytes).toEqual(kept.bytes);
  expect(after.headers['etag']).toBe(kept.headers['etag']);
  expectInvariants(world);
});

test('who has the bytes already is told so, and not sent them again', async () => {
  const { office, setStatus, invoiceOf } = await givenOrderOnTheVan();
  await setStatus('E Nisur');
  const url = `/api/documents/${(await invoiceOf()).id}/pdf`;
  const etag = String((await office.get(url)).headers['etag']);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await office.get(url, { 'if-none-match': known });
    expect([answer.status, answer.bytes.length, answer.headers['etag']]).toEqual([304, 0, etag]);
  }
  expect((await office.get(url, { 'if-none-match': '"other"' })).status).toBe(200);
});

test('papers are for those whose business they are; for the packing table and for strangers there are none', async () => {
  const { world, customer, driver, orderId, setStatus, invoiceOf } = await givenOrderOnTheVan();
  await setStatus('E Nisur');
  await setStatus('E Realizuar');
  const { id } = await invoiceOf();
  const urls = [`/api/documents/${id}/pdf`, `/api/orders/${orderId}/proof/pdf`] as const;
  const names = ['Document not found', 'Order not found'] as const;
  for (const actor of [customer, driver, ...ROLES.map((role) => givenUser(world, role))]) {
    const isTheirs = actor === customer || actor === driver;
    const isFound = isTheirs || ['admin', 'stocker', 'call_agent'].includes(actor.role);
    const client = await loginAs(world, actor);
    for (const [index, url] of urls.entries()) {
      const answer = await client.get(url);
      expect([actor.role, answer.status], url).toEqual([actor.role, isFound ? 200 : 404]);
      if (!isFound) expect(answer.body.error).toBe(names[index]);
    }
  }
  const guest = await loginAs(world, null);
  for (const url of urls) expect((await guest.get(url)).status).toBe(401);
});

test('the proof of delivery shows what the door saw, beside an invoice that stays as it was', async () => {
  const { world, driver, orderId, office, setStatus, invoiceOf } = await givenOrderOnTheVan();
  await setStatus('E Nisur');
  const { id, number } = await invoiceOf();
  const invoice = await office.get(`/api/documents/${id}/pdf`);
  const proofUrl = `/api/orders/${orderId}/proof/pdf`;
  expect((await office.get(proofUrl)).status).toBe(404);
  const own = world.call(driver).driver.orders;
  const { lines } = (
    await world.call(driver).driver.orders.byDay({ date: '2026-11-19', by: 'delivery' })
  )[0]!;
  await own.deliver({
    orderId,
    amountReceivedCents: 1888,
    receiverName: 'Blerta Gashi',
    signaturePath: 'M 0 0 L 10 10',
    lines: [{ orderLineId: lines[0]!.orderLineId, deliveredQuantity: 8, reason: 'damaged' }],
  });
  const proof = await readPdfText((await office.get(proofUrl)).bytes);
  for (const part of ['Blerta Gashi', number, 'Agron Krasniqi', '18,88 €', 'I dëmtuar', '18.11.2026, 09:00'])
    expect(proof).toContain(part);
  const again = await office.get(`/api/orders/invoice/${orderId}`);
  expect(again.bytes).toEqual(invoice.bytes);
  expect(await readPdfText(again.bytes)).not.toContain('Blerta Gashi');
  expectInvariants(world);
});

test('several orders are one file: kept invoices as they are, and pro-formas, in the order asked for', async () => {
  const { world, customer, flour, orderId, office, setStatus } = await givenOrderOnTheVan();
  const later = await givenOrder(world, customer, [[flour, 1]]);
  await setStatus('E Nisur');
  const together = await office.get(`/api/stock/invoices/pdf?orders=${later},${orderId}`);
  expect(together.headers['content-disposition']).toContain('Faturat_2.pdf');
  const pages = await readPdf(together.bytes);
  expect(pages.map((page) => page.text.includes('PROFATURË'))).toEqual([true, false]);
  const alone = await readPdf((await office.get(`/api/orders/invoice/${orderId}`)).bytes);
  expect(pages[1]?.text).toBe(alone[0]?.text);
});
