import { zipSync } from 'fflate';
import { afterAll, describe, expect, it, test } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenBank, HEAD, look, upload } from '#testing/given-bank.ts';
import { givenDocument } from '#testing/given-document.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { oddRow, oddWorkbook } from '#testing/odd-workbook.ts';
import { rejectionOf } from '#testing/rejection-of.ts';

afterAll(closeSheets);

const statesOf = ({ rows }: { rows: readonly { row: number; state: string }[] }) =>
  rows.map(({ row, state }) => `${row} ${state}`);

describe('a reference', () => {
  test.each([
    'NOT-PROVIDED',
    'N.A.',
    'no reference',
    'KEINE',
    'ohne Referenz',
    'bez reference',
    'yok',
    'STARTUMS',
    '99999999',
    '*',
    '#',
    '-/-',
    'pa nr.',
    'SEPA',
    'EUR',
    'pagesë',
    'PAYMENT',
    'transfer',
  ])('%j is no identity', async (filler) => {
    const { bank } = await givenBank();
    await bank.book({ id: (await look(bank, `${HEAD}10.11.2026;11;x;Furra Iliria;${filler}\n`)).id });
    const { preview } = await look(bank, `${HEAD}18.11.2026;77;y;Dritë Gashi;${filler}\n`);
    expect(statesOf(preview)).toEqual(['2 matched']);
  });

  it('of an unknown payer on the same day with the same amount is not somebody else’s payment', async () => {
    const { world, bank, iliria } = await givenBank();
    await bank.book({ id: (await look(bank, `${HEAD}10.11.2026;50;fatura;Furra Iliria;2026/7\n`)).id });
    const other = await look(bank, `${HEAD}10.11.2026;50;tjetër;Kafe Panjohur;2026/7\n`);
    expect(statesOf(other.preview)).toEqual(['2 unmatched']);
    // The office's manual choice is recognized when the same file is imported again.
    const chosen = `${HEAD}11.11.2026;60;dy torta;Kafe Panjohur;2026/8\n`;
    const { id } = await look(bank, chosen);
    await bank.choose({ id, row: 2, customerId: iliria.id });
    await bank.book({ id });
    expect(statesOf((await look(bank, chosen)).preview)).toEqual(['2 booked']);
    expectInvariants(world);
  });

  it('twice in a file with other words is doubtful, not a copy', async () => {
    const { bank } = await givenBank();
    const rows = '10.11.2026;50;fatura 5;Furra Iliria;R9\n10.11.2026;50;fatura 6;Furra Iliria;R9\n';
    expect(statesOf((await look(bank, HEAD + rows)).preview)).toEqual(['2 matched', '3 doubtful']);
  });
});

describe('a column that qualifies the row', () => {
  test.each([
    ['Kahu', 'H', 'D', 'D'],
    ['Soll/Haben', 'H', 'S', 'S'],
    ['Borç/Alacak', 'A', 'B', 'B'],
    ['Borç/Alacak', 'Alacak', 'Borç', 'Borç'],
    ['Vrsta', 'Uplata', 'Isplata', 'Isplata'],
    ['Smer', 'priliv', 'odliv', 'odliv'],
    ['Art', 'Gutschrift', 'Lastschrift', 'Lastschrift'],
    ['Lloji', 'Transfer hyrës', 'Transfer dalës', 'Transfer dalës'],
    ['Lloji', 'Pagesë e pranuar', 'Pagesë e dërguar', 'Pagesë e dërguar'],
    ['Type', 'Transfer in', 'Transfer out', 'Transfer out'],
    ['Shenja', '+', '−', '−'],
    ['Tipi', 'CR', 'DR', 'DR'],
    ['Tipi', 'Plus', 'Minus', 'Minus'],
    ['Kod', 'KRE', 'DEB', 'DEB'],
  ])('%s: of %s and %s the second went out', async (name, incoming, out) => {
    const { bank } = await givenBank();
    const head = `Data;Përshkrimi;Paguesi;Shuma;${name}\n`;
    const rows = `12.11.2026;x;Furra Iliria;31;${out}\n12.11.2026;x;Dritë Gashi;32;${incoming}\n`;
    const { preview } = await look(bank, head + rows);
    expect([statesOf(preview), preview.debits]).toEqual([['3 matched'], 1]);
  });

  test.each([
    ['Monedha', 'Lekë', '100,00'],
    ['Mon.', 'CHF', '100,00'],
    ['Valuta', 'Franga zvicerane', '100,00'],
    ['Deviza', 'RSD', '100,00'],
    ['Gjendja', 'E refuzuar', '100,00'],
    ['Statusi', 'Odbijeno', '100,00'],
    ['Durum', 'İptal', '100,00'],
    ['Payment status', 'On hold', '100,00'],
  ])('%s with %s is named and not booked', async (name, value, amount) => {
    const { bank } = await givenBank();
    const good = /Mon|Val|Dev/.test(name) ? 'EUR' : 'Realizuar';
    const head = `Data;Përshkrimi;Paguesi;Shuma;${name}\n`;
    const rows = `12.11.2026;x;Furra Iliria;${amount};${value}\n12.11.2026;x;Dritë Gashi;32;${good}\n`;
    expect(statesOf((await look(bank, head + rows)).preview)).toEqual(['2 rejected', '3 matched']);
  });

  test.each([
    '#,##0.00 "CHF"',
    '[$ALL] #,##0.00',
    '[$L-41C]#,##0.00',
    '"$"#,##0.00',
    '0.00" lekë"',
    '#,##0.00\\ [$CHF-807]',
  ])('is also the number format %s of the amount', async (format) => {
    const { bank } = await givenBank();
    const rows = [
      oddRow(1, ['Data', 'Shuma', 'Paguesi']),
      oddRow(2, ['12.11.2026', { xml: 's="1"><v>100</v>' }, 'Furra Iliria']),
      oddRow(3, ['12.11.2026', { xml: 's="2"><v>32</v>' }, 'Dritë Gashi']),
    ];
    const formats = [format, '#,##0.00 [$€-407]'];
    const file = oddWorkbook({ sheets: [{ name: 'A', rows: rows.join('') }], formats });
    expect(statesOf((await look(bank, file)).preview)).toEqual(['2 rejected', '3 matched']);
  });
});

describe('days of a column', () => {
  const daysOf = async (head: string, rows: readonly string[]) => {
    const { bank } = await givenBank();
    const { preview } = await look(bank, `${head}\n${rows.join('\n')}\n`);
    return preview.rows.map(({ day, state, note }) => (state === 'rejected' ? note.slice(0, 4) : day));
  };

  it('in year-day-month order are read so where one row proves it', async () => {
    const rows = ['2026-31-10', '2026-05-11'].map((day, at) => `${day};${at + 1};x;Furra Iliria;D${at}`);
    expect(await daysOf(HEAD.trim(), rows)).toEqual(['2026-10-31', '2026-11-05']);
  });

  it('are proved by another column of days', async () => {
    const head = 'Data;Data e valutës;Shuma;Paguesi';
    const rows = ['10/05/2026;10/31/2026;5;Furra Iliria', '10/06/2026;10/07/2026;6;Furra Iliria'];
    expect(await daysOf(head, rows)).toEqual(['2026-10-05', '2026-10-06']);
  });

  it('of which a spreadsheet program has turned half are unclear', async () => {
    const { bank } = await givenBank();
    const rows = [
      oddRow(1, ['Data', 'Shuma', 'Paguesi']),
      oddRow(2, ['10/31/2026', 5, 'Furra Iliria']),
      // 11/05/2026 of an American file, read as 11 May by a program with day-first dates.
      oddRow(3, [{ xml: 's="1"><v>46153</v>' }, 6, 'Furra Iliria']),
    ];
    const file = oddWorkbook({ sheets: [{ name: 'A', rows: rows.join('') }], formats: ['dd/mm/yyyy'] });
    const { preview } = await look(bank, file);
    expect(statesOf(preview)).toEqual(['2 matched', '3 rejected']);
  });
});

describe('a number in the text', () => {
  test.each([
    'fatura 12 nëntor',
    'fatura 12 nentor 2026',
    'fatura 2026',
    'fatura e muajit 11',
    'fature 30 ditë',
    'Fatura tel 044 123 012',
    'fatura 12. 11. 2026',
    'fat 12h',
    'fatura 12 x 5',
  ])('„%s” is no invoice of somebody else', async (text) => {
    const { world, bank, drita } = await givenBank();
    const lines = [{ grossCents: 3300, vatBasisPoints: 1800 }];
    for (const sequence of [5, 11, 12, 30, 44, 2026]) {
      givenDocument(world, { customerId: drita.id, issuedOn: '2026-11-02', sequence, lines });
    }
    const { preview } = await look(bank, `${HEAD}18.11.2026;33;${text};Kafe Panjohur;1\n`);
    expect(preview.rows).toMatchObject([{ state: 'unmatched', customer: null }]);
  });

  it('against a customer who is named in the text alone is doubtful', async () => {
    const { bank, drita, owe } = await givenBank();
    await owe(drita.id, 1000, 'D-0001/2025', '2026-10-06');
    const { preview } = await look(bank, `${HEAD}18.11.2026;10;D-0001/2025 nga Furra Iliria;;1\n`);
    expect(statesOf(preview)).toEqual(['2 doubtful']);
  });
});

describe('rows with more cells than headings', () => {
  it('are named: a decimal comma in a file with commas moves every later cell', async () => {
    const { bank } = await givenBank();
    const head = 'Data,Shuma,Përshkrimi,Paguesi,Referenca\n';
    const rows = '12.11.2026,12,50,x,Furra Iliria,R1\n12.11.2026,"12,50",y,Dritë Gashi,R2\n';
    const { preview } = await look(bank, head + rows);
    expect(preview.rows).toMatchObject([
      { state: 'rejected', note: expect.stringContaining('6 qeliza') },
      { state: 'matched', amountCents: 1250 },
    ]);
  });
});

describe('an amount', () => {
  test.each([
    ['12,50 D', null],
    ['(12,50)', null],
    ['12,50-', null],
    ['- 12,50', null],
    ['−12,50', null],
    ['12,50 CR', null],
    ['+12,50', 1250],
    ['€ 12,50', 1250],
    ['EUR 12,50', 1250],
    ['12,50 EUR', 1250],
    ["1'212,50", 121250],
    ['1 212,50', 121250],
    ['1\u202f212,50', 121250],
  ])('%s is offered as %s', async (written, cents) => {
    const { bank } = await givenBank();
    const { preview } = await look(
      bank,
      `${HEAD}12.11.2026;${written};x;Furra Iliria;1\n12.11.2026;3,25;x;Dritë Gashi;2\n`,
    );
    const offered = preview.rows.filter(({ row, state }) => row === 2 && state === 'matched');
    expect(offered.map(({ amountCents }) => amountCents)).toEqual(cents === null ? [] : [cents]);
    expect(preview.rows.length + preview.debits).toBe(2);
  });
});

const swift = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('encodings', () => {
  const LETTERS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    'windows-1250': { ć: 0xe6, č: 0xe8, đ: 0xf0, š: 0x9a, ž: 0x9e, ë: 0xeb, ç: 0xe7 },
    'iso-8859-2': { ć: 0xe6, č: 0xe8, đ: 0xf0, š: 0xb9, ž: 0xbe, ë: 0xeb, ç: 0xe7 },
    'windows-1252': { š: 0x9a, ž: 0x9e, ë: 0xeb, ç: 0xe7, è: 0xe8, é: 0xe9, û: 0xfb },
    'windows-1254': { ı: 0xfd, ş: 0xfe, ğ: 0xf0, ç: 0xe7, ö: 0xf6, ü: 0xfc },
    macintosh: { ë: 0x91, ç: 0x8d, Ç: 0x82 },
    ibm852: { č: 0x9f, ć: 0x86, ë: 0x89, ç: 0x87, đ: 0xd0, ž: 0xa7 },
  };
  const encode = (text: string, page: string) =>
    Uint8Array.from(text, (letter) => LETTERS[page]?.[letter] ?? letter.charCodeAt(0));

  test.each([
    ['windows-1250', 'Marković Đorđe'.replace('Đ', 'đ')],
    ['windows-1250', 'Kovačević i Žižić'.replace('Ž', 'ž')],
    ['iso-8859-2', 'Živković Šabić'.replace('Ž', 'ž').replace('Š', 'š')],
    ['windows-1252', 'Crème brûlée Caffè'],
    ['windows-1252', 'Çerçiz Përmeti'.replace('Ç', 'ç')],
    ['windows-1254', 'Kadayıf Yıldız Şişoğlu'.replace('Ş', 'ş')],
    ['macintosh', 'Përparim Çela'],
    ['ibm852', 'Përmet'],
  ])('of %s leave the name %s', async (page, name) => {
    const { bank } = await givenBank();
    const { preview } = await look(
      bank,
      encode(`${HEAD.replaceAll('ë', 'e')}12.11.2026;5;x;${name};1\n`, page),
    );
    expect(preview.rows.map(({ payer }) => payer)).toEqual([name]);
    const mt940 = `:20:A\n:25:XK05\n:28C:1\n:60F:C261101EUR100,\n:61:261112C5,NTRFR1//B1\n:86:?20x?32${name}\n:62F:C261112EUR105,\n-\n`;
    const statement = await upload(bank, encode(mt940, page), 'a.sta');
    expect((await bank.preview(statement)).rows.map(({ payer }) => payer)).toEqual([name]);
  });

  it('that were applied twice are named, not taken as names', async () => {
    const { bank } = await givenBank();
    const { preview } = await look(bank, `${HEAD}12.11.2026;5;x;DritÃ« Gashi;1\n`);
    expect(preview.rows.map(({ payer, customer }) => [payer, customer?.name])).toEqual([
      ['Dritë Gashi', 'Dritë Gashi'],
    ]);
  });
});

describe('what is rejected', () => {
  test.each([
    [
      'another currency',
      '12.11.2026;31;x;Furra Iliria;CHF',
      { day: '2026-11-12', amountCents: 3100, payer: 'Furra Iliria' },
    ],
    ['no day', 'dje;31;x;Furra Iliria;EUR', { day: null, amountCents: 3100, payer: 'Furra Iliria' }],
    [
      'no amount',
      '12.11.2026;shumë;x;Furra Iliria;EUR',
      { day: '2026-11-12', amountCents: null, payer: 'Furra Iliria' },
    ],
    [
      'a day of the future',
      '12.11.2036;31;x;Furra Iliria;EUR',
      { day: '2036-11-12', amountCents: 3100, payer: 'Furra Iliria' },
    ],
  ])('for %s shows what could be read', async (_what, row, shown) => {
    const { bank } = await givenBank();
    const head = 'Data;Shuma;Përshkrimi;Paguesi;Monedha\n';
    const { preview } = await look(bank, `${head}${row}\n12.11.2026;1;x;Dritë Gashi;EUR\n`);
    expect(preview.rows[0]).toMatchObject({ ...shown, state: 'rejected', text: 'x' });
    expect(preview.rows[0]?.note).not.toBe('');
  });
});

describe('other messages of the family', () => {
  const envelope = (name: string, inner: string) =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${name}"><${inner}><Ntfctn/></${inner}></Document>`;
  test.each([
    ['camt.052', envelope('camt.052.001.08', 'BkToCstmrAcctRpt')],
    ['camt.054', envelope('camt.054.001.08', 'BkToCstmrDbtCdtNtfctn')],
    ['pain.001', envelope('pain.001.001.09', 'CstmrCdtTrfInitn')],
    [
      'MT942',
      '{1:F01X}{2:O942X}{4:\n:20:A\n:25:XK05\n:28C:1\n:34F:EUR0,\n:13D:2611121200+0100\n:61:261112C5,NTRFR1\n-}',
    ],
    ['ZIP', Uint8Array.from(zipSync({ 'ekstrakti.csv': new TextEncoder().encode(HEAD) }))],
  ])('%s is refused with what to export instead', async (name, content) => {
    const { bank } = await givenBank();
    const { message } = await rejectionOf(upload(bank, content, 'x.xml'));
    expect(message).toContain(name);
    expect(message).toContain('camt.053');
  });
});

test('hidden rows and columns of a sheet are not read, and said', async () => {
  const { bank } = await givenBank();
  const rows = [
    oddRow(1, ['Data', 'Shuma', 'Paguesi', 'Shuma e vjetër']),
    oddRow(2, ['12.11.2026', 5, 'Furra Iliria', 9]),
    oddRow(3, ['12.11.2026', 6, 'Dritë Gashi', 9]).replace('<row ', '<row hidden="1" '),
  ];
  const file = oddWorkbook({ sheets: [{ name: 'A', rows: rows.join('') }] });
  const { preview } = await look(bank, file);
  expect(statesOf(preview)).toEqual(['2 matched']);
  expect(preview.notes.join(' ')).toContain('Rreshta të fshehur në fletë, që nuk lexohen: 3 (1).');
});

test('MT940 with a balance in another currency is named row by row', async () => {
  const { bank } = await givenBank();
  const text =
    ':20:A\n:25:XK05\n:28C:1\n:60F:C261101CHF100,\n:61:261112C5,NTRFNONREF//B1\n:86:Furra Iliria\n:62F:C261112CHF105,\n-\n';
  const { rows } = await bank.preview(await upload(bank, swift(text), 'a.sta'));
  expect(rows).toMatchObject([{ state: 'rejected', day: '2026-11-12', amountCents: 500 }]);
});
