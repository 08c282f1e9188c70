import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { writeSheet } from '#spreadsheets/write-sheet.ts';
import { givenUser } from '#testing/builders.ts';
import { givenBank, HEAD, look, upload } from '#testing/given-bank.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { readAudit } from '#testing/read-audit.ts';
import { rejectionOf } from '#testing/rejection-of.ts';

afterAll(closeSheets);

it('shows what each row comes to and books nothing before it is confirmed; then each row once', async () => {
  const { world, admin, iliria, drita, bank, balanceOf } = await givenBank();
  const file = `Banka X;;;;\nEkstrakti;Tetor;;;\n${HEAD}18.11.2026;1.020,50;Pagese F-0146/2025;FURRA ILIRIA SH.P.K.;B-1
17.11.2026;20,00;Per mallra;DRITE GASHI;B-2\n17.11.2026;-35,00;Provizion;;B-3\n16.11.2026;7,00;Depozite;Askush;\n;1.012,50;Totali;;\n`;
  const { id, preview } = await look(bank, file);
  expect(preview).toMatchObject({
    counts: { matched: 2, doubtful: 0, unmatched: 1, booked: 0, rejected: 1 },
    matchedCents: 104_050,
    debits: 1,
    rows: [
      {
        row: 4,
        state: 'matched',
        by: 'invoice',
        customer: { name: 'Furra Iliria' },
        pays: [
          { number: 'F-0146/2025', amountCents: 5000 },
          { number: 'F-0145/2025', amountCents: 10_000 },
        ],
        restCents: 87_050,
      },
      { row: 5, state: 'matched', by: 'name', customer: { name: 'Dritë Gashi' }, restCents: 2000 },
      { row: 7, state: 'unmatched', customer: null },
      { row: 8, state: 'rejected', note: 'Data mungon.' },
    ],
  });
  expect([await balanceOf(iliria.id), await balanceOf(drita.id)]).toEqual([15_000, 0]);
  const done = { booked: 2, bookedCents: 104_050, alreadyBooked: 0, doubtful: 0, unmatched: 1, failed: [] };
  expect(await bank.book({ id })).toEqual(done);
  expect([await balanceOf(iliria.id), await balanceOf(drita.id)]).toEqual([-87_050, -2000]);
  await bank.choose({ id, row: 7, customerId: drita.id });
  expect(await bank.book({ id })).toMatchObject({ booked: 1, alreadyBooked: 2, unmatched: 0 });
  expect(await balanceOf(drita.id)).toBe(-2700);
  const again = await upload(bank, file);
  expect(await bank.preview({ id: again.id })).toMatchObject({
    hasSavedColumns: true,
    isRead: true,
    counts: { matched: 0, unmatched: 0, booked: 3, rejected: 1 },
  });
  expect(await bank.book({ id: again.id })).toMatchObject({ booked: 0, alreadyBooked: 3 });
  const booked = readAudit(world).filter(({ action }) => action === 'bank-statement.booked');
  expect(booked.map(({ actorId }) => actorId)).toEqual([admin.id, admin.id]);
  expectInvariants(world);
});

it('pays a customer’s invoices row after row in the preview as it will when they are booked', async () => {
  const { world, iliria, accounts, bank } = await givenBank();
  const { id, preview } = await look(
    bank,
    `${HEAD}01.11.2026;120;;Furra Iliria;1\n02.11.2026;40;;Furra Iliria;2\n`,
  );
  expect(
    preview.rows.map(({ pays, restCents }) => [...pays.map((share) => share.amountCents), restCents]),
  ).toEqual([
    [10_000, 2000, 0],
    [3000, 1000],
  ]);
  await bank.book({ id });
  expect(await accounts.get({ customerId: iliria.id })).toMatchObject({ open: [], creditCents: 1000 });
  expectInvariants(world);
});

it('two people who book the same file at once book it once', async () => {
  const { world, iliria, bank, balanceOf } = await givenBank();
  const other = world.call(givenUser(world, 'admin')).admin.bankImport;
  const rows = Array.from({ length: 60 }, (_, at) => `18.11.2026;1,00;Pagese ${at % 3};Furra Iliria;`).join(
    '\n',
  );
  const [mine, theirs] = [await look(bank, HEAD + rows), await look(other, HEAD + rows)];
  const done = await Promise.all([
    bank.book({ id: mine.id }),
    other.book({ id: theirs.id }),
    bank.book({ id: mine.id }),
  ]);
  expect(done.reduce((sum, { booked }) => sum + booked, 0)).toBe(60);
  expect(done.every(({ booked, alreadyBooked }) => booked + alreadyBooked === 60)).toBe(true);
  expect(await balanceOf(iliria.id)).toBe(15_000 - 6000);
  expect(await rejectionOf(other.preview({ id: mine.id }))).toMatchObject({ code: 'import-not-found' });
  expectInvariants(world);
});

it('names what it cannot read by row, and books the rest', async () => {
  const { world, bank } = await givenBank();
  const { id, preview } = await look(
    bank,
    `${HEAD}31.02.2026;5;;Furra Iliria;1\n01.11.2026;pesë;;Furra Iliria;2\n01.11.2026;5,005;;Furra Iliria;3
19.11.2027;5;;Furra Iliria;4\n01.11.2026;1.250;;Furra Iliria;5\n01.11.2026;5;;Furra Iliria;6\n02.11.2026;6,10;;Furra Iliria;6\n;;Sipas ligjit;;\n01.11.2026;;;Furra Iliria;8
01.11.2026;5;;Furra Iliria;6\n01.11.2026;99999999999;;Furra Iliria;9\n`,
  );
  const bad = preview.rows.filter(({ state }) => state === 'rejected').map(({ row, note }) => [row, note]);
  expect(bad).toEqual([
    [2, 'Data: „31.02.2026” nuk është datë (p.sh. 18.11.2026).'],
    [3, 'Shuma: „pesë” nuk është numër.'],
    [4, 'Shuma: „5.005” ka më shumë se dy shifra pas presjes.'],
    [5, 'Data nuk mund të jetë pas sotit.'],
    [10, 'Shuma mungon.'],
    [11, 'Referenca 6 është edhe në rreshtin 7.'],
    [12, 'Shuma është tepër e madhe.'],
  ]);
  expect(preview.rows.find(({ row }) => row === 8)).toMatchObject({
    state: 'doubtful',
    note: 'Referenca 6 është edhe në rreshtin 7.',
  });
  // The column has decimal commas, so 1.250 is more than a thousand.
  expect(preview.rows.find(({ row }) => row === 6)).toMatchObject({ amountCents: 125_000, state: 'matched' });
  expect(await bank.book({ id })).toMatchObject({ booked: 2, failed: [] });
  expectInvariants(world);
});

it('reads a workbook with credit and debit in columns of their own, and true dates', async () => {
  const { bank } = await givenBank();
  const columns = [
    { header: 'Value date', kind: 'date' },
    { header: 'Debit', kind: 'cents' },
    { header: 'Credit', kind: 'cents' },
    { header: 'Details', kind: 'text' },
  ] as const;
  const rows = [
    ['2026-11-17', 0, 2050, 'Furra Iliria, miell'],
    ['2026-11-17', 1000, 0, 'Provision'],
    ['2026-11-16', null, 999, 'FAT 99'],
  ];
  const bytes = Uint8Array.from(await writeSheet('xlsx', 'Sheet', columns, rows));
  const { preview } = await look(bank, bytes);
  expect(preview).toMatchObject({
    debits: 1,
    rows: [
      { day: '2026-11-17', amountCents: 2050, state: 'matched', by: 'name' },
      { day: '2026-11-16', amountCents: 999, state: 'unmatched' },
    ],
  });
});

it('asks what the columns hold where headers do not tell, and remembers it by the headers', async () => {
  const { bank } = await givenBank();
  const file = 'A;B;C;Lloji\n2026-11-17;12.50;Furra Iliria;C\n2026-11-17T10:15;3.10;Furra Iliria;D\n';
  const { id } = await upload(bank, file);
  const none = {
    amount: null,
    credit: null,
    debit: null,
    direction: null,
    payer: null,
    reference: null,
    text: null,
  };
  expect(await bank.preview({ id })).toMatchObject({
    isRead: false,
    head: ['A', 'B', 'C', 'Lloji'],
    sample: [['2026-11-17', '12.50', 'Furra Iliria', 'C'], {}],
    columns: { ...none, date: null, direction: 3 },
    rows: [],
  });
  expect(await bank.book({ id })).toMatchObject({ booked: 0 });
  expect(await rejectionOf(bank.setColumns({ id, columns: { ...none, date: 0 } }))).toBeDefined();
  expect(await rejectionOf(bank.setColumns({ id, columns: { ...none, date: 0, amount: 0 } }))).toBeDefined();
  await bank.setColumns({ id, columns: { ...none, date: 0, amount: 1, payer: 2, direction: 3 } });
  const seen = { debits: 1, rows: [{ amountCents: 1250, state: 'matched' }] };
  expect(await bank.preview({ id })).toMatchObject(seen);
  const next = await upload(bank, file);
  expect(await bank.preview({ id: next.id })).toMatchObject({ ...seen, hasSavedColumns: true });
  const other = await upload(bank, file.replace('Lloji', 'Tjetër'));
  expect(await bank.preview({ id: other.id })).toMatchObject({ hasSavedColumns: false, isRead: false });
});

it('takes nobody where a name or the invoices are of several customers', async () => {
  const { world, drita, bank, owe } = await givenBank();
  givenUser(world, 'customer', { name: 'Furra Iliria' });
  givenUser(world, 'customer', { name: 'Bukëpjekësi Ylli L.L.C.' });
  await owe(drita.id, 1000, 'D-0001/2025', '2026-10-06');
  const { preview } = await look(
    bank,
    `${HEAD}10.11.2026;20;;FURRA ILIRIA;1\n10.11.2026;20;F-0145/2025 D-0001/2025;;2
10.11.2026;20;;bukepjekesi ylli;3\n10.11.2026;20;transfer nga Drite Gashi prishtine;;4\n10.11.2026;20;(d-0001/2025);Furra Iliria;5\n`,
  );
  expect(preview.rows.map(({ state, by, customer, note }) => [state, by, customer?.name ?? note])).toEqual([
    ['unmatched', null, 'Disa klientë quhen „FURRA ILIRIA”.'],
    ['unmatched', null, 'Faturat janë të klientëve të ndryshëm.'],
    ['matched', 'name', 'Bukëpjekësi Ylli L.L.C.'],
    ['matched', 'name', 'Dritë Gashi'],
    ['matched', 'invoice', 'Dritë Gashi'],
  ]);
});

it('whatever rows come, in whatever pieces and order, each is booked once', { timeout: 60_000 }, async () => {
  const row = fc.record({
    day: fc.constantFrom('01.11.2026', '2026-11-02'),
    cents: fc.integer({ min: -500, max: 500 }),
    payer: fc.constantFrom('Furra Iliria', 'Dritë Gashi', 'Askush'),
    reference: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
      const { world, iliria, drita, bank, balanceOf } = await givenBank();
      const lines = rows.map(({ day, cents, payer, reference }) =>
        [day, (cents / 100).toFixed(2).replace('.', ','), 'x', payer, reference ?? ''].join(';'),
      );
      const file = `${HEAD}${lines.join('\n')}\n`;
      const { id, preview } = await look(bank, file);
      const before = (await balanceOf(iliria.id)) + (await balanceOf(drita.id));
      const { booked, bookedCents } = await bank.book({ id });
      expect([booked, bookedCents]).toEqual([preview.counts.matched, preview.matchedCents]);
      const again = await look(bank, file);
      expect(again.preview.counts).toMatchObject({ matched: 0, booked });
      expect(await bank.book({ id: again.id })).toMatchObject({ booked: 0 });
      expect((await balanceOf(iliria.id)) + (await balanceOf(drita.id))).toBe(before - bookedCents);
      expectInvariants(world);
    }),
    { numRuns: propertyRuns(15) },
  );
});

it('books rows of a closed month with a reason only, and reads none of before the shop', async () => {
  const { world, admin, bank, balanceOf, iliria } = await givenBank();
  await world.call(admin).admin.books.close({ month: '2026-10' });
  const file = `${HEAD}31.10.2026;20;;Furra Iliria;1\n02.11.2026;5;;Furra Iliria;2\n30.09.2026;9;;Furra Iliria;3\n`;
  const { id, preview } = await look(bank, file);
  expect(preview).toMatchObject({ intoClosed: 1, counts: { matched: 2, rejected: 1 } });
  expect(preview.rows[2]).toMatchObject({ note: 'Data nuk mund të jetë para 01.10.2026.' });
  const failed = [{ row: 2, reason: expect.stringContaining('shkruani arsyen') }];
  expect(await bank.book({ id })).toMatchObject({ booked: 1, failed });
  expect(await bank.book({ id, reason: 'Ekstrakti erdhi vonë' })).toMatchObject({ booked: 1, failed: [] });
  expect(await balanceOf(iliria.id)).toBe(12_500);
  expectInvariants(world);
});
