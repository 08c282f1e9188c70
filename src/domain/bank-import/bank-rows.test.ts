import { afterAll, describe, expect, it, test } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenBank, HEAD, look } from '#testing/given-bank.ts';
import { givenDocument } from '#testing/given-document.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { oddRow, oddWorkbook } from '#testing/odd-workbook.ts';

afterAll(closeSheets);

const statesOf = ({ rows }: { rows: readonly { row: number; state: string }[] }) =>
  rows.map(({ row, state }) => [row, state]);

describe('a filler is no reference', () => {
  const FILLERS = [
    'NOTPROVIDED',
    'nonref',
    'N/A',
    '0',
    '000000',
    '–',
    '-',
    'pa referencë',
    'NOT PROVIDED',
    'xxx',
    'Ska',
  ];

  test.each(FILLERS)('%j of two customers books both, and each once', async (filler) => {
    const { world, bank, iliria, drita, balanceOf } = await givenBank();
    const first = `${HEAD}10.11.2026;11;pagesë;Furra Iliria;${filler}\n`;
    const second = `${HEAD}18.11.2026;77;pagesë;Dritë Gashi;${filler}\n10.11.2026;11;pagesë;Dritë Gashi;${filler}\n`;
    await bank.book({ id: (await look(bank, first)).id });
    const next = await look(bank, second);
    expect(statesOf(next.preview)).toEqual([
      [2, 'matched'],
      [3, 'matched'],
    ]);
    await bank.book({ id: next.id });
    expect([await balanceOf(iliria.id), await balanceOf(drita.id)]).toEqual([15_000 - 1100, -8800]);
    for (const file of [first, second]) {
      expect((await look(bank, file)).preview.counts).toMatchObject({ matched: 0, doubtful: 0 });
    }
    expectInvariants(world);
  });

  test.each(FILLERS)('%j by hand is taken twice, a true reference once', async (reference) => {
    const { world, accounts, iliria, drita } = await givenBank();
    const book = (customerId: number, given: string) =>
      accounts.bookPayment({ customerId, amountCents: 500, method: 'bank', reference: given });
    await book(iliria.id, reference);
    await book(drita.id, reference);
    await book(iliria.id, 'B-1');
    await expect(book(drita.id, 'B-1')).rejects.toMatchObject({ code: 'CONFLICT' });
    expectInvariants(world);
  });
});

describe('a reference that was booked before', () => {
  test.each([
    ['another amount', '10.11.2026;12;x;Furra Iliria;R-1'],
    ['another day', '11.11.2026;11;x;Furra Iliria;R-1'],
    ['another payer', '10.11.2026;11;x;Dritë Gashi;R-1'],
  ])('with %s is doubtful with why, and can be booked', async (_what, row) => {
    const { world, bank, iliria } = await givenBank();
    await bank.book({ id: (await look(bank, `${HEAD}10.11.2026;11;x;Furra Iliria;R-1\n`)).id });
    const { id, preview } = await look(bank, `${HEAD}${row}\n`);
    expect(preview.rows).toMatchObject([
      { state: 'doubtful', note: expect.stringContaining('Referenca R-1 është te PAG-000001') },
    ]);
    expect(await bank.book({ id })).toMatchObject({ booked: 0, doubtful: 1 });
    await bank.choose({ id, row: 2, customerId: iliria.id });
    const same = row.startsWith('10.11.2026;11;');
    expect(await bank.book({ id })).toMatchObject(same ? { alreadyBooked: 1 } : { booked: 1, failed: [] });
    expect(await bank.book({ id })).toMatchObject({ booked: 0 });
    expectInvariants(world);
  });

  test.each([
    ['Pagesë-7', 'PAGESË-7'],
    ['Fletë 3', 'FLETË  3'],
  ])('%s is found again, also as %s and by hand', async (typed, printed) => {
    const { world, bank, accounts, iliria } = await givenBank();
    const file = (reference: string) => `${HEAD}10.11.2026;11;x;Furra Iliria;${reference}\n`;
    await bank.book({ id: (await look(bank, file(typed))).id });
    for (const reference of [typed, printed]) {
      const { id, preview } = await look(bank, file(reference));
      expect(preview.counts).toMatchObject({ booked: 1, matched: 0 });
      expect(await bank.book({ id })).toMatchObject({ booked: 0, alreadyBooked: 1 });
      const byHand = { customerId: iliria.id, amountCents: 1200, method: 'bank', reference } as const;
      await expect(accounts.bookPayment(byHand)).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    expectInvariants(world);
  });

  it('of the bank’s own counts alone: what payers write may repeat', async () => {
    const { bank } = await givenBank();
    const head = 'Data;Shuma;Përshkrimi;Paguesi;Referenca;ID e transaksionit\n';
    const file = `${head}10.11.2026;11;x;Furra Iliria;Qira;T-1\n10.11.2026;11;x;Furra Iliria;Qira;T-2\n`;
    const { id, preview } = await look(bank, file);
    expect(statesOf(preview)).toEqual([
      [2, 'matched'],
      [3, 'matched'],
    ]);
    await bank.book({ id });
    expect((await look(bank, file)).preview.counts).toMatchObject({ booked: 2 });
  });
});

describe('a column that qualifies the row', () => {
  test.each([
    ['Tipi', 'D', 'K'],
    ['Credit/Debit', 'Debit', 'Credit'],
    ['Lloji i transaksionit', 'Dalje', 'Hyrje'],
    ['Kahja', '-', '+'],
    ['CdtDbtInd', 'DBIT', 'CRDT'],
    ['Çfarëdo', 'Debitim', 'Kreditim'],
  ])('%s says %s for what went out', async (name, out, incoming) => {
    const { bank } = await givenBank();
    const head = `Data;Përshkrimi;Paguesi;Shuma;${name};Referenca\n`;
    const rows = `12.11.2026;x;Furra Iliria;31;${out};1\n12.11.2026;x;Dritë Gashi;32;${incoming};2\n`;
    const { preview } = await look(bank, head + rows);
    expect(preview.debits).toBe(1);
    expect(statesOf(preview)).toEqual([[3, 'matched']]);
  });

  it('is seen although a saved mapping does not name it', async () => {
    const { bank } = await givenBank();
    const { id, preview } = await look(
      bank,
      'Data;Paguesi;Shuma;Z\n12.11.2026;Furra Iliria;31;D\n12.11.2026;x;1;K\n',
    );
    await bank.setColumns({ id, columns: { ...preview.columns, direction: null } });
    expect(await bank.preview({ id })).toMatchObject({ debits: 1 });
  });

  test.each([
    ['Monedha', 'CHF', 'Monedha: „CHF”. Lexohen vetëm pagesat në euro.'],
    ['Valuta', 'ALL', 'Monedha: „ALL”. Lexohen vetëm pagesat në euro.'],
    ['Ccy', '756', 'Monedha: „756”. Lexohen vetëm pagesat në euro.'],
    ['Statusi', 'Në pritje', 'Statusi: „Në pritje”, pagesa nuk është kryer.'],
    ['Status', 'REJECTED', 'Statusi: „REJECTED”, pagesa nuk është kryer.'],
    ['Gjendja e urdhrit', 'Anuluar', 'Statusi: „Anuluar”, pagesa nuk është kryer.'],
    ['Statusi', 'kushedi', 'Statusi: „kushedi” nuk dihet.'],
  ])('%s: %s is named and not booked', async (name, value, note) => {
    const { bank } = await givenBank();
    const good = /Mon|Val|Ccy/.test(name) ? 'EUR' : 'Realizuar';
    const head = `Data;Përshkrimi;Paguesi;Shuma;${name};Referenca\n`;
    const rows = `12.11.2026;x;Furra Iliria;31;${value};1\n12.11.2026;x;Dritë Gashi;32;${good};2\n`;
    const { preview } = await look(bank, head + rows);
    expect(preview.rows).toMatchObject([{ state: 'rejected', note }, { state: 'matched' }]);
  });

  test.each([
    ['a heading', 'Data;Paguesi;Shuma (CHF)\n'],
    ['a line above', 'Monedha: CHF;;\nData;Paguesi;Shuma\n'],
    ['two cells above', 'Valuta;CHF;\nData;Paguesi;Shuma\n'],
  ])('is also %s', async (_what, head) => {
    const { bank } = await givenBank();
    const { id, preview } = await look(bank, `${head}12.11.2026;Furra Iliria;31\n`).catch(async () => {
      const form = new FormData();
      form.set('file', new File([`${head}12.11.2026;Furra Iliria;31\n`], 'x.csv'));
      const started = await bank.start(form);
      const { columns } = await bank.preview({ id: started.id });
      await bank.setColumns({ id: started.id, columns: { ...columns, amount: 2 } });
      return { id: started.id, preview: await bank.preview({ id: started.id }) };
    });
    expect(id).not.toBe('');
    expect(preview.rows).toMatchObject([{ state: 'rejected', note: expect.stringContaining('CHF') }]);
  });

  it('that is not read is named', async () => {
    const { bank } = await givenBank();
    const { preview } = await look(bank, `${HEAD.trim()};Dega\n12.11.2026;1;x;Furra Iliria;1;Prizren\n`);
    expect(preview.notes).toContain('Kolona që nuk lexohen: „Dega”.');
  });
});

describe('days of a column', () => {
  const days = async (...written: string[]) => {
    const { bank } = await givenBank();
    const rows = written.map((day, at) => `${day};1;x;Furra Iliria;D${at}`).join('\n');
    return (await look(bank, `${HEAD}${rows}\n`)).preview.rows.map(({ day, state }) =>
      state === 'rejected' ? state : day,
    );
  };

  it('are read in one order, which one row proves', async () => {
    expect(await days('10/31/2026', '11/05/2026', '11/13/2026')).toEqual([
      '2026-10-31',
      '2026-11-05',
      '2026-11-13',
    ]);
    expect(await days('31/10/2026', '05/11/2026', '5.11.26')).toEqual([
      '2026-10-31',
      '2026-11-05',
      '2026-11-05',
    ]);
    expect(await days('05/11/2026', '2026/11/04', '20261103')).toEqual([
      '2026-11-05',
      '2026-11-04',
      '2026-11-03',
    ]);
  });

  it('in both orders leave what is unclear to be written otherwise', async () => {
    expect(await days('31/10/2026', '11/13/2026', '10/11/2026', '11/11/2026')).toEqual([
      '2026-10-31',
      '2026-11-13',
      'rejected',
      '2026-11-11',
    ]);
  });

  it('of another century are refused, and a 1904 workbook means the same day with and without format', async () => {
    expect(await days('12.11.1926', '12.11.0026', '12.11.2006')).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ]);
    const { bank } = await givenBank();
    const head = oddRow(1, ['Data', 'Shuma', 'Paguesi', 'Referenca']);
    const rows =
      oddRow(2, [{ xml: 's="1"><v>44876</v>' }, 5, 'Furra Iliria', 'a']) +
      oddRow(3, [44_876, 6, 'Furra Iliria', 'b']);
    const file = oddWorkbook({
      sheets: [{ name: 'A', rows: head + rows }],
      formats: ['dd.mm.yyyy'],
      is1904: true,
    });
    const { preview } = await look(bank, Uint8Array.from(file));
    expect(preview.rows.map(({ day }) => day)).toEqual(['2026-11-12', '2026-11-12']);
  });
});

describe('a number in the text', () => {
  test.each([
    'Fatura 2026-11-05',
    'pagese fat. 2026/11/12',
    'Fatura e dates 05/11/2026',
    'fat 11.000 euro',
    'FAT-2026-000011',
    'Fatura 11/2026',
    'fatura nr 11',
  ])('„%s” never beats the payer: not booked to another customer', async (text) => {
    const { world, bank, drita } = await givenBank();
    const lines = [{ grossCents: 3300, vatBasisPoints: 1800 }];
    givenDocument(world, { customerId: drita.id, issuedOn: '2026-11-02', sequence: 11, lines });
    const { preview } = await look(bank, `${HEAD}18.11.2026;33;${text};Furra Iliria;1\n`);
    expect(preview.rows[0]?.customer?.name).toBe('Furra Iliria');
  });

  test.each(['FD', 'NK', 'PB'])('of the series %s is not the invoice of that number', async (series) => {
    const { world, bank, drita } = await givenBank();
    const lines = [{ grossCents: 3300, vatBasisPoints: 1800 }];
    givenDocument(world, { customerId: drita.id, issuedOn: '2026-11-02', sequence: 11, lines });
    const text = `pagese per ${series}-2026-000011`;
    const { preview } = await look(bank, `${HEAD}18.11.2026;33;${text};I panjohur;1\n`);
    expect(preview.rows).toMatchObject([{ state: 'unmatched', customer: null }]);
  });

  it('of another customer’s invoice makes the row doubtful, with why', async () => {
    const { bank, drita, owe } = await givenBank();
    await owe(drita.id, 1000, 'D-0001/2025', '2026-10-06');
    const { preview } = await look(bank, `${HEAD}18.11.2026;10;D-0001/2025;Furra Iliria;1\n`);
    expect(preview.rows).toMatchObject([
      { state: 'doubtful', customer: { name: 'Furra Iliria' }, note: expect.stringContaining('D-0001/2025') },
    ]);
  });
});

test('a payment and its storno in one file are not booked', async () => {
  const { bank } = await givenBank();
  const rows = '10.11.2026;50;x;Furra Iliria;S-1\n10.11.2026;-50;STORNO;Furra Iliria;S-1\n';
  const { preview } = await look(bank, HEAD + rows);
  expect(preview.rows).toMatchObject([
    { state: 'doubtful', note: 'Rreshti 3 e kthen këtë pagesë (storno).' },
  ]);
});

test('a break in the column of balances is named, in either order of days', async () => {
  const { bank } = await givenBank();
  const head = 'Data;Paguesi;Shuma;Saldo\n';
  const rows = [
    '10.11.2026;A;10;110',
    '10.11.2026;B;20;130',
    '11.11.2026;C;5;140',
    '11.11.2026;D;1;141',
    '12.11.2026;E;1;142',
  ];
  const noted = async (body: readonly string[]) =>
    (await look(bank, `${head}${body.join('\n')}\n`)).preview.notes.join(' ');
  expect(await noted(rows)).toContain('te rreshtat: 4 (1).');
  expect(await noted(rows.toReversed())).toContain('Saldoja nuk përputhet');
  expect(await noted(rows.filter((row) => !row.includes(';C;')).slice(0, 2))).toBe('');
});

test('every row is offered, named or counted: titles, footers and rows without a day too', async () => {
  const { bank } = await givenBank();
  const file = `Banka X;;;;\n${HEAD}10.11.2026;5;x;Furra Iliria;1\n;;Faqja 1;;\n;9;Totali;;\n10.11.2026;-3;Provizion;;2\n`;
  const { preview } = await look(bank, file);
  const { counts, debits, skipped } = preview;
  expect({ counts, debits, skipped }).toMatchObject({
    counts: { matched: 1, rejected: 1 },
    debits: 1,
    skipped: [1, 4],
  });
  expect(preview.notes).toContain('Rreshta pa transaksion, që nuk lexohen: 1, 4 (2).');
});
