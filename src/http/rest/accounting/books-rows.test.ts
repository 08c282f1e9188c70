import { afterAll, expect, test } from 'vitest';
import { readSheet } from '#spreadsheets/read-sheet.ts';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenUser } from '#testing/builders.ts';
import { givenDocument } from '#testing/given-document.ts';
import { readAudit } from '#testing/read-audit.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

afterAll(closeSheets);

const BUYER = { name: 'Furra', businessNumber: '811234567', vatNumber: '330123456' };
const LINES = [
  { grossCents: 2360, vatBasisPoints: 1800 },
  { grossCents: 540, vatBasisPoints: 800 },
];

test('the books are files in the layout of the portal, or JSON with the same texts', async () => {
  const world = openWorld();
  const office = await loginAs(world, givenUser(world, 'admin'));
  const { id } = givenDocument(world, { issuedOn: '2026-11-05', buyer: BUYER, lines: LINES });
  const back = [{ grossCents: 472, vatBasisPoints: 1800 }];
  givenDocument(world, {
    kind: 'credit_note',
    refersToId: id,
    issuedOn: '2026-11-06',
    buyer: BUYER,
    lines: back,
  });
  const sales = await office.get('/api/admin/books/sales?month=2026-11&format=json');
  expect(sales.body.rows).toHaveLength(1);
  expect(sales.body.rows[0]).toMatchObject({
    ...{ nr: '1', date: '05.11.2026', number: 'FAT-2026-000001', name: 'Furra' },
    ...{ nui: '811234567', nr_tvsh: '330123456' },
    ...{ '9': '', '12': '20.00', K1: '3.60', '14': '5.00', K2: '0.40', '30': '4.00' },
  });
  expect(sales.body.totals).toMatchObject({ '12': '20.00', '16': '', '30': '4.00' });
  const purchases = await office.get('/api/admin/books/purchases?month=2026-11&format=json');
  expect(purchases.body.rows).toMatchObject([{ number: 'NK-2026-000001', '53': '4.00', '67': '0.72' }]);
  const file = await office.get('/api/admin/books/purchases?month=2026-11');
  expect(file.headers['content-disposition']).toContain('Libri_i_blerjes_2026-11.xlsx');
  expect((await readSheet(file.bytes, 10)).rows).toHaveLength(4);
  for (const month of ['2026-13', '2026-11-01', '9999-12', '']) {
    expect((await office.get(`/api/admin/books/sales?month=${month}`)).status, month).toBe(400);
  }
});

test('a closed month stays closed, with those before it; one that is not over is not closed', async () => {
  const world = openWorld();
  const office = await loginAs(world, givenUser(world, 'admin'));
  const close = (month: string) => office.post('/api/admin/books/close', { month });
  for (const month of ['2026-12', '2026-11']) {
    expect(await close(month)).toMatchObject({ status: 409, body: { error: 'Month not over' } });
  }
  const closed = { status: 200, body: { closed_until: '2026-10-31' } };
  expect(await close('2026-10')).toMatchObject(closed);
  expect(await close('2026-10')).toMatchObject(closed);
  expect(await close('2026-08')).toMatchObject(closed);
  world.setNow(Date.UTC(2026, 11, 1, 8));
  const later = await loginAs(world, givenUser(world, 'admin'));
  expect(await later.post('/api/admin/books/close', { month: '2026-11' })).toMatchObject({
    status: 200,
    body: { closed_until: '2026-11-30' },
  });
  expect(readAudit(world).map(({ action, details }) => [action, details])).toEqual([
    ['books.closed', { month: '2026-10', closedUntil: '2026-10-31' }],
    ['books.closed', { month: '2026-11', closedUntil: '2026-11-30' }],
  ]);
});

test('the last closed month is opened again with a reason, as long as no paper was issued since', async () => {
  const world = openWorld();
  const office = await loginAs(world, givenUser(world, 'admin'));
  const close = (month: string) => office.post('/api/admin/books/close', { month });
  const open = (month: string, reason?: string) => office.post('/api/admin/books/open', { month, reason });
  expect(await open('2026-10', 'Gabim')).toMatchObject({ status: 409, body: { error: 'Month not closed' } });
  givenDocument(world, { issuedOn: '2026-11-05', lines: LINES });
  await close('2026-08');
  await close('2026-10');
  for (const reason of [undefined, '', '  ']) expect((await open('2026-10', reason)).status).toBe(400);
  expect(await open('2026-08', 'Gabim')).toMatchObject({ status: 409, body: { error: 'Month not closed' } });
  expect(await open('2026-10', 'Gabim')).toMatchObject({ status: 200, body: { closed_until: '2026-09-30' } });
  expect(await open('2026-10', 'Gabim')).toMatchObject({ status: 409, body: { error: 'Month not closed' } });
  expect(await open('2026-09', 'Gabim')).toMatchObject({ status: 200, body: { closed_until: '2026-08-31' } });
  expect(await open('2026-08', 'Gabim')).toMatchObject({ status: 200, body: { closed_until: null } });
  expect(await close('2026-10')).toMatchObject({ status: 200, body: { closed_until: '2026-10-31' } });
  const { number } = givenDocument(world, { issuedOn: '2026-11-18', lines: LINES });
  expect(await open('2026-10', 'Gabim')).toMatchObject({
    status: 409,
    body: {
      error: 'Papers issued since',
      message: `Pas mbylljes është lëshuar ${number}: muaji nuk hapet më.`,
    },
  });
  const opened = readAudit(world).filter(({ action }) => action === 'books.opened');
  expect(opened.map(({ details }) => details)[0]).toEqual({ month: '2026-10', reason: 'Gabim' });
});

test.each(['stocker', 'call_agent', 'driver', 'packer', 'customer'] as const)(
  'the books and the settings are nothing for a %s',
  async (role) => {
    const world = openWorld();
    const somebody = await loginAs(world, givenUser(world, role));
    for (const url of ['books/sales?month=2026-11', 'books/purchases?month=2026-11', 'settings']) {
      expect((await somebody.get(`/api/admin/${url}`)).status).toBe(403);
    }
    expect((await somebody.post('/api/admin/books/close', { month: '2026-10' })).status).toBe(403);
    const input = { month: '2026-10', reason: 'Gabim' };
    expect((await somebody.post('/api/admin/books/open', input)).status).toBe(403);
    expect((await somebody.put('/api/admin/settings', { issueAt: 'delivery' })).status).toBe(403);
  },
);
