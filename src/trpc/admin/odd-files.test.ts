import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import type { ImportKind } from '#shared/inputs/import-inputs.ts';
import { IMPORT_KINDS } from '#shared/list-choices.ts';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenBank, upload } from '#testing/given-bank.ts';
import { givenAllFeatures } from '#testing/given-features.ts';
import { importForm } from '#testing/import-file.ts';
import { oddFile, type Random, seededRandom } from '#testing/odd-files.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { openWorld } from '#testing/world.ts';

afterAll(closeSheets);

const FILES = propertyRuns(200);

const HEADS: Readonly<Record<ImportKind, readonly string[]>> = {
  products: ['Kodi', 'Emri', 'Kategoria', 'Çmimi', 'TVSH', 'Sasia'],
  customers: ['Emri', 'Telefoni', 'Adresa'],
  openings: ['Telefoni', 'Fatura', 'Shuma', 'Data'],
  prices: ['Kodi', 'Emri', 'Çmimi'],
  'supplier-products': ['Kodi', 'Furnitori', 'Kodi i furnitorit', 'Pako', 'Çmimi pa TVSH'],
  'opening-costs': ['Kodi', 'Emri', 'Kosto pa TVSH'],
};

/** Two decimals always, so that a comma is seen to be one; never the same twice. */
const priceAt = (random: Random, at: number) => 1000 * (at + 1) + random(900) + 0.25;

type Row = (random: Random, at: number) => (string | number)[];

const ROWS: Readonly<Record<ImportKind, Row>> = {
  products: (random, at) => [`K-${at}`, `Çokollatë ${at}`, 'paketime', priceAt(random, at), 18, at + 1],
  customers: (_random, at) => [`Furra Ëmbël ${at}`, `04970${1000 + at}`, 'Rr. e Çlirimit'],
  openings: (random, at) => [`04950${1000 + at}`, `F-${at}`, priceAt(random, at), `${13 + at}.10.2026`],
  prices: (random, at) => [`K-${at}`, 'Ëmbëlsirë', priceAt(random, at)],
  'supplier-products': (random, at) => [`K-${at}`, 'Mulliri Çelik', `S-${at}`, at + 1, priceAt(random, at)],
  'opening-costs': (random, at) => [`K-${at}`, 'Ëmbëlsirë', priceAt(random, at)],
};

const rowsOf = (kind: ImportKind, random: Random) =>
  Array.from({ length: 3 + random(6) }, (_, at) => ROWS[kind](random, at));

const PRICED: readonly ImportKind[] = ['prices', 'supplier-products', 'opening-costs'];

const AMOUNTS = ['Çmimi', 'Shuma', 'Çmimi pa TVSH', 'Kosto pa TVSH'];

const NOTED = /\((\d+)\)\.$/;

/** Rows that the notes name: above the headings, or without a value that is read. */
function countNoted(notes: readonly string[]): number {
  return notes
    .filter((note) => note.startsWith('Rreshta'))
    .reduce((sum, note) => sum + Number(NOTED.exec(note)?.[1] ?? 0), 0);
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

it.each(IMPORT_KINDS)(
  'of odd files of %s every row is offered or named, with its own price, or none is',
  {
    timeout: 170_000,
  },
  async (kind) => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    await givenAllFeatures(world, admin);
    const { imports, prices, purchasing } = world.call(admin).admin;
    if (kind === 'supplier-products') await purchasing.suppliers.create({ name: 'Mulliri Çelik' });
    for (let at = 0; at < 9; at += 1) {
      if (PRICED.includes(kind)) givenProduct(world, { code: `K-${at}` });
      if (kind === 'openings')
        givenUser(world, 'customer', { name: `Furra ${at}`, phone: `04950${1000 + at}` });
    }
    const list = kind === 'prices' ? await prices.create({ name: 'L' }) : null;
    for (let seed = 1; seed <= FILES; seed += 1) {
      const random = seededRandom(seed);
      const rows = rowsOf(kind, random);
      const file = oddFile(random, HEADS[kind], rows);
      const form = importForm(kind, file.bytes);
      if (list) form.set('priceListId', String(list.id));
      const { id } = await imports.start(form);
      let status = await imports.status({ id });
      while (!['ready', 'columns', 'failed'].includes(status.phase)) {
        await wait(1);
        status = await imports.status({ id });
      }
      const what = `seed ${seed}: ${file.how}: ${status.failure ?? ''}`;
      expect(status.failure ?? '', what).not.toContain('Importi dështoi');
      if (file.rows === null) continue;
      const offered = await imports.rows({ id, limit: 100 });
      expect([what, offered.total + countNoted(status.notes)]).toEqual([what, file.rows]);
      const known = new Set(rows.flat().map((cell) => digitsOf(Number(cell).toFixed(2))));
      for (const { changes } of offered.rows) {
        for (const { field, after } of changes) {
          if (AMOUNTS.includes(field)) expect(known, what).toContain(digitsOf(after));
        }
      }
    }
  },
);

it('of odd bank statements every row is offered, named or counted, with its own amount', {
  timeout: 170_000,
}, async () => {
  const { bank } = await givenBank();
  const head = ['Data', 'Përshkrimi', 'Paguesi', 'Shuma', 'Monedha', 'Tipi', 'Referenca'];
  for (let seed = 1; seed <= FILES; seed += 1) {
    const random = seededRandom(seed);
    const rows = Array.from({ length: 3 + random(6) }, (_, at) => [
      `${13 + at}.10.2026`,
      'Pagesë për mallin',
      ['Furra Iliria', 'Dritë Gashi', 'Askush'][random(3)] ?? '',
      priceAt(random, at),
      ['EUR', 'EUR', 'CHF'][random(3)] ?? '',
      ['K', 'K', 'D'][random(3)] ?? '',
      ['NOTPROVIDED', '', `B-${at}`][random(3)] ?? '',
    ]);
    const file = oddFile(random, head, rows);
    const form = await upload(bank, file.bytes).catch((error: { readonly code?: string }) => error.code);
    if (typeof form !== 'object') {
      expect([file.how, form]).toEqual([file.how, 'BAD_REQUEST']);
      expect(file.rows).toBeNull();
      continue;
    }
    const { columns } = await bank.preview({ id: form.id });
    await bank.setColumns({ id: form.id, columns }).catch(() => undefined);
    const preview = await bank.preview({ id: form.id, limit: 100 });
    if (file.rows === null) continue;
    const what = `seed ${seed}: ${file.how}`;
    const seen = Object.values(preview.counts).reduce((sum, count) => sum + count, 0);
    expect([what, seen + preview.debits + preview.skipped.length]).toEqual([what, file.rows]);
    const truth = new Map(rows.map((row, at) => [at + 2, row]));
    for (const { row, amountCents, state } of preview.rows) {
      const [, , , amount, currency, type] = truth.get(row) ?? [];
      if (state === 'rejected') continue;
      expect([what, row, amountCents, currency, type]).toEqual([
        what,
        row,
        Math.round(Number(amount) * 100),
        'EUR',
        'K',
      ]);
    }
  }
});
