import { afterAll, describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/universal';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { writeSheet } from '#spreadsheets/write-sheet.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { confirm, preview } from '#testing/import-file.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

afterAll(closeSheets);

describe('a price list made by hand', () => {
  it('is read below its title, with columns in any order and name, and rows by their true numbers', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    givenProduct(world, { code: '00123', name: 'Miell', priceE4: 1000_00, vatBasisPoints: 1800, stock: 5 });
    const cell = (value: string | number) =>
      typeof value === 'number' ? { value, type: Number } : { value, type: String };
    const table = [
      [],
      [{ value: 'LISTA E ÇMIMEVE, NËNTOR 2026', type: String, columnSpan: 6 }],
      [],
      ['Nr.', 'EMËRTIMI', 'Çmimi me TVSH (€)', 'Çmimi pa TVSH', 'Kodi i produktit', 'Norma e TVSH-së'].map(
        cell,
      ),
      [1, 'Miell', '1.250,50', 1, '00123', 0.18].map(cell),
      [],
      [2, 'Kuti', 3.2, 1, 77, 0.08].map(cell),
      [3, 'Qese', '2.100', 1, '', 0.08].map(cell),
    ];
    const cover = [[cell('Furnizo')]];
    const blob = await writeXlsx([
      { sheet: 'Kopertina', data: cover },
      { sheet: 'Çmimet', data: table },
    ]).toBlob();
    const file = new Uint8Array(await blob.arrayBuffer());
    const status = await preview(world, admin, 'products', file);
    expect(status).toMatchObject({
      phase: 'ready',
      notes: [
        'Kolona që nuk lexohen: „Nr.”, „Çmimi pa TVSH”.',
        'Lexohet vetëm fleta „Çmimet”.',
        'Fletë më të shkurtra, që nuk lexohen: „Kopertina”.',
      ],
    });
    const { rows } = await world.call(admin).admin.imports.rows({ id: status.id });
    expect(rows).toMatchObject([
      { row: 5, changes: [{ field: 'Çmimi', before: '10,00 €', after: '1.250,50 €' }] },
      { row: 7, label: '77 · Kuti', outcome: 'rejected', reasons: ['Kategoria mungon.', 'Sasia mungon.'] },
      { row: 8, outcome: 'rejected', reasons: ['Kodi mungon: me të gjendet produkti.'] },
    ]);
  });

  it('comes from old Windows with semicolons, a title and prices full of commas', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const text = [
      'Çmimorja, vlen nga 1 nëntori;;;;;',
      ';;;;;',
      'Grupi;Shifra;Artikulli;Sasia në stok;TVSH;Çmimi',
      'Pastiçeri;A-1;Çokollatë e zezë;1.500;18%;12,50 €',
      'Pastiçeri;A-2;Krem;3;8%;1.234,00',
    ].join('\r\n');
    // The only one of these characters encoded differently in Windows-1252 and Latin 1.
    const file = new Uint8Array(Buffer.from(text.replaceAll('€', '\u0080'), 'latin1'));
    const status = await preview(world, admin, 'products', file);
    expect(status).toMatchObject({ phase: 'ready', notes: [], counts: { create: 2, rejected: 0 } });
    const { rows } = await world.call(admin).admin.imports.rows({ id: status.id });
    expect(rows[0]?.changes.map(({ field, after }) => `${field} ${after}`)).toEqual([
      'Kategoria Pastiçeri',
      'Sasia 1500',
      'TVSH 18%',
      'Çmimi 12,50 €',
    ]);
    await confirm(world, admin, status.id);
    const { products } = await world.call(admin).admin.products.list({ sort: 'code' });
    expect(products).toMatchObject([
      { name: 'Çokollatë e zezë', priceE4: 1250_00, vatBasisPoints: 1800, stock: 1500 },
      { name: 'Krem', priceE4: 123_400_00, vatBasisPoints: 800, stock: 3 },
    ]);
    expectInvariants(world);
  });

  it('is not guessed at where a number can be read in two ways', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    givenProduct(world, { code: 'A', priceE4: 1000_00 });
    const status = await preview(world, admin, 'products', 'Kodi;Çmimi\nA;1.250\n');
    const { rows } = await world.call(admin).admin.imports.rows({ id: status.id });
    expect(rows[0]?.reasons[0]).toMatch(/^Çmimi: „1\.250” mund të lexohet në dy mënyra/);
  });

  it('reads 1.200 as twelve hundred in a column without decimals, unless the file writes decimals with a dot', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    givenProduct(world, { code: 'A', stock: 3 });
    const rowOf = async (file: string) => {
      const { id } = await preview(world, admin, 'products', file);
      return (await world.call(admin).admin.imports.rows({ id })).rows[0];
    };
    expect((await rowOf('Kodi;Sasia\nA;1.200\n'))?.changes).toMatchObject([
      { field: 'Sasia', after: '1200' },
    ]);
    expect((await rowOf('Kodi;Sasia;Çmimi\nA;1.200;12.50\n'))?.reasons[0]).toMatch(/^Sasia/);
    expect((await rowOf('Kodi;Sasia\nA;1,200\n'))?.reasons[0]).toBe(
      'Sasia: „1,200” mund të lexohet në dy mënyra: shkruajeni pa ndarës mijëshesh.',
    );
  });

  it('holds percentages as Excel keeps them, and a discount of half a percent where others are whole', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    for (const code of ['A', 'B']) givenProduct(world, { code, discountBasisPoints: 0 });
    const discountsOf = async (a: number, b: number) => {
      const rows = [
        ['A', a],
        ['B', b],
      ];
      const columns = [
        { header: 'Kodi', kind: 'text' },
        { header: 'Zbritja (%)', kind: 'basisPoints' },
      ] as const;
      const file = new Uint8Array(await writeSheet('xlsx', 'x', columns, rows));
      const { id } = await preview(world, admin, 'products', file);
      return (await world.call(admin).admin.imports.rows({ id })).rows.map((row) => row.changes[0]?.after);
    };
    expect(await discountsOf(5, 10)).toEqual(['5%', '10%']);
    expect(await discountsOf(50, 1000)).toEqual(['0,5%', '10%']);
  });

  it('marks and counts prices that change by more than half, up or down', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    for (const code of ['A', 'B', 'C', 'D']) givenProduct(world, { code, priceE4: 1000_00 });
    const file = 'Kodi;Çmimi\nA;15,00\nB;15,01\nC;4,99\nD;10,00\nE;99,00\n';
    const status = await preview(world, admin, 'products', file);
    expect(status).toMatchObject({ largeChanges: 2, counts: { change: 3, same: 1 } });
    const rowsOf = world.call(admin).admin.imports.rows;
    const { rows, total } = await rowsOf({ id: status.id, onlyLargeChanges: true });
    expect({ total, labels: rows.map((row) => row.label) }).toEqual({ total: 2, labels: ['B', 'C'] });
  });
});
