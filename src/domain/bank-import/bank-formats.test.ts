import { afterAll, describe, expect, it, test } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenBank, upload } from '#testing/given-bank.ts';
import { camt053 } from '#testing/given-statement.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';

afterAll(closeSheets);

type Bank = Awaited<ReturnType<typeof givenBank>>['bank'];

async function see(bank: Bank, content: string | Uint8Array<ArrayBuffer>) {
  const { id } = await upload(bank, content, 'ekstrakti');
  return { id, ...(await bank.preview({ id, limit: 100 })) };
}

const paid = {
  day: '2026-11-10',
  cents: 2000,
  payments: [{ cents: 2000, payer: 'Furra Iliria', text: 'x' }],
};

describe('camt.053', () => {
  test.each(['02', '04', '08', '10'] as const)(
    'version %s: one and several payments of an entry',
    async (version) => {
      const { world, bank, iliria, drita, balanceOf } = await givenBank();
      const batch = {
        day: '2026-11-11',
        cents: 3000,
        bankId: 'B-2',
        announced: 2,
        payments: [
          { cents: 1000, payer: 'Dritë Gashi', endToEndId: 'NOTPROVIDED' },
          { cents: 2000, payer: 'FURRA ILIRIA', endToEndId: 'NOTPROVIDED' },
        ],
      };
      const file = camt053([{ ...paid, bankId: 'B-1' }, batch, { ...paid, direction: 'DBIT', cents: 500 }], {
        version,
      });
      const first = await see(bank, file);
      expect(first).toMatchObject({ isRead: true, hasColumns: false, debits: 1, counts: { matched: 3 } });
      expect(first.rows).toMatchObject([
        { row: 1, day: '2026-11-10', amountCents: 2000, customer: { name: 'Furra Iliria' } },
        { row: 2, day: '2026-11-11', amountCents: 1000, customer: { name: 'Dritë Gashi' } },
        { row: 3, amountCents: 2000, customer: { name: 'Furra Iliria' } },
      ]);
      expect(await bank.book({ id: first.id })).toMatchObject({ booked: 3, bookedCents: 5000 });
      expect(await see(bank, file)).toMatchObject({ counts: { matched: 0, booked: 3 } });
      expect([await balanceOf(iliria.id), await balanceOf(drita.id)]).toEqual([11_000, -1000]);
      expectInvariants(world);
    },
  );

  it('is read under any prefix and in an envelope', async () => {
    const { bank } = await givenBank();
    const prefixed = camt053([paid])
      .replace(/<(\/?)(?=[A-Z])/g, '<$1ns2:')
      .replace('xmlns=', 'xmlns:ns2=');
    expect((await see(bank, prefixed)).counts).toMatchObject({ matched: 1 });
    const [head = '', body = ''] = camt053([paid]).split('?>');
    expect((await see(bank, `${head}?><Msg><AppHdr/>${body}</Msg>`)).counts).toMatchObject({ matched: 1 });
  });

  test.each([
    ['pending', { status: 'PDNG' }, 'rejected', 'pagesa nuk është kryer'],
    ['in francs', { currency: 'CHF' }, 'rejected', 'Lexohen vetëm pagesat në euro'],
    ['a reversal of a debit', { isReversal: true }, 'doubtful', 'kthim (storno)'],
    ['a returned transfer', { isReturn: true }, 'doubtful', 'kthim të një transferi'],
    ['a batch with missing details', { announced: 3 }, 'doubtful', '3 pagesa'],
  ])('an entry that is %s is not booked without a look', async (_what, change, state, note) => {
    const { bank } = await givenBank();
    const seen = await see(bank, camt053([{ ...paid, ...change }]));
    expect(seen.rows).toMatchObject([{ state, note: expect.stringContaining(note) }]);
    expect(seen.counts.matched).toBe(0);
  });

  it('without an amount is named, and the payments around it are booked', async () => {
    const { bank } = await givenBank();
    const nothing = { ...paid, cents: 0, payments: [{ cents: 0, payer: 'Furra Iliria' }] };
    const seen = await see(bank, camt053([nothing, { ...paid, bankId: 'B-1' }]));
    expect(seen.rows).toMatchObject([{ state: 'rejected', note: 'Shuma mungon.' }, { state: 'matched' }]);
    expect(await bank.book({ id: seen.id })).toMatchObject({ booked: 1, bookedCents: 2000 });
  });

  it('takes what arrived, and says what was sent in another currency or before charges', async () => {
    const { bank } = await givenBank();
    const entry = (sent: string) => ({ ...paid, payments: [{ ...paid.payments[0]!, sent }] });
    const { rows } = await see(
      bank,
      camt053([
        entry('<InstdAmt><Amt Ccy="CHF">21.50</Amt></InstdAmt>'),
        entry('<InstdAmt><Amt Ccy="EUR">22.00</Amt></InstdAmt>'),
      ]),
    );
    expect(rows.map(({ amountCents, text }) => [amountCents, text])).toEqual([
      [2000, 'x (dërguar 21,50 CHF)'],
      [2000, 'x (dërguar 22,00 EUR)'],
    ]);
  });

  it('offers no part of an entry as sure whose parts do not add up', async () => {
    const { bank } = await givenBank();
    const payments = [
      { cents: 1000, payer: 'Furra Iliria' },
      { cents: 900, payer: 'Dritë Gashi' },
    ];
    const seen = await see(bank, camt053([{ ...paid, payments }]));
    expect(seen.rows).toMatchObject([{ state: 'doubtful' }, { state: 'doubtful' }]);
  });

  it('names an incoming payment that takes back an earlier one', async () => {
    const { bank } = await givenBank();
    const back = { ...paid, direction: 'DBIT', isReversal: true } as const;
    const seen = await see(
      bank,
      camt053([
        { ...paid, bankId: 'R-1' },
        { ...back, bankId: 'R-1' },
      ]),
    );
    expect(seen.rows).toMatchObject([{ state: 'doubtful', note: 'Rreshti 2 e kthen këtë pagesë (storno).' }]);
    expect(seen.notes.join(' ')).toContain('Rreshti 2 kthen një hyrje prej 20,00');
  });

  test.each([
    ['balances', { closing: 101_000 }],
    [
      'the number of entries',
      { summary: '<TxsSummry><TtlNtries><NbOfNtries>2</NbOfNtries></TtlNtries></TxsSummry>' },
    ],
    [
      'the sum of credits',
      { summary: '<TxsSummry><TtlCdtNtries><Sum>30.00</Sum></TtlCdtNtries></TxsSummry>' },
    ],
  ])('is doubted as a whole when %s are not borne out', async (_what, wrong) => {
    const { bank } = await givenBank();
    const seen = await see(bank, camt053([paid], wrong));
    expect(seen.rows).toMatchObject([
      { state: 'doubtful', note: expect.stringContaining('Saldoja e ekstraktit') },
    ]);
    expect(seen.notes.join(' ')).toContain('Ekstrakti S-1');
  });

  it('that is cut off is refused in a sentence, and so are other formats', async () => {
    const { bank } = await givenBank();
    const failure = async (content: string) => JSON.stringify(await rejectionOf(upload(bank, content)));
    expect(await failure(camt053([paid]).slice(0, -60))).toContain('i dëmtuar ose i cunguar');
    for (const other of ['<html><table>', '!Type:Bank\nD1', '{"a":1}', '<?xml version="1.0"?><x/>']) {
      expect(await failure(other)).toContain('Shkarkoni nga banka CSV, XLSX, camt.053 ose MT940.');
    }
  });
});

const mt940 = (lines: readonly string[], closing = 'C261112EUR1020,00') =>
  [
    '{1:F01BANKXKPRAXXX0000000000}{2:I940BANKXKPRXXXXN}{4:',
    ':20:STMT',
    ':25:XK051212012345678906',
    ':28C:12/1',
    ':60F:C261109EUR1000,00',
    ...lines,
    `:62F:${closing}`,
    '-}',
  ].join('\r\n');

describe('MT940', () => {
  test.each([
    ['subfields', ':86:166?00SEPA?20EREF+NOTPROVIDED?21SVWZ+Mall?32FURRA ?33ILIRIA', 'Mall'],
    ['code words', ':86:/EREF/NOTPROVIDED//ORDP//NAME/Furra Iliria/REMI/Mall/', 'Mall'],
    ['free text', ':86:Pagese nga Furra Iliria per mall', 'Pagese nga Furra Iliria per mall'],
  ])('with %s', async (_how, details, text) => {
    const { bank } = await givenBank();
    const seen = await see(bank, mt940([':61:2611101110CR20,00NTRFNONREF//B-77', details]));
    expect(seen).toMatchObject({ isRead: true, counts: { matched: 1 } });
    expect(seen.rows).toMatchObject([
      { day: '2026-11-10', amountCents: 2000, text, customer: { name: 'Furra Iliria' } },
    ]);
    await bank.book({ id: seen.id });
    expect((await see(bank, mt940([':61:2611101110CR20,00NTRFNONREF//B-77', details]))).counts.booked).toBe(
      1,
    );
  });

  it('counts what went out, and asks about what was taken back or is only expected', async () => {
    const { bank } = await givenBank();
    const lines = [':61:261110D5,00NTRFX', ':61:261110RD20,00NTRFX', ':61:261110EC7,00NTRFX', ':61:kot'];
    const seen = await see(bank, mt940(lines, 'C261112EUR1015,00'));
    expect(seen).toMatchObject({ debits: 1 });
    expect(seen.rows.map(({ row, state }) => [row, state])).toEqual([
      [2, 'unmatched'],
      [3, 'rejected'],
      [4, 'rejected'],
    ]);
  });

  it('is doubted when its balances are not borne out, in francs refused, across the year read right', async () => {
    const { bank } = await givenBank();
    const line = [':61:2611101110C20,00NTRFX//B-1', ':86:Furra Iliria, mall'];
    expect((await see(bank, mt940(line, 'C261112EUR1050,00'))).rows).toMatchObject([{ state: 'doubtful' }]);
    const francs = mt940(line, 'C261112CHF1020,00').replace('EUR', 'CHF');
    expect((await see(bank, francs)).rows).toMatchObject([{ state: 'rejected' }]);
  });
});
