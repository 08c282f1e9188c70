import { afterAll, expect, it } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenCost, givenPurchasing, poolOf } from '#testing/given-costs.ts';
import { addUnknown, confirm, exportFile, importForm, preview, settle } from '#testing/import-file.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { readAudit } from '#testing/read-audit.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

afterAll(closeSheets);

const HEAD = 'Kodi;Furnitori;Kodi i furnitorit;Pako;Çmimi pa TVSH\n';

async function givenOffice() {
  const { world, seller: admin } = await givenPurchasing();
  const office = world.call(admin).admin;
  const flour = givenProduct(world, { code: 'M-1', name: 'Miell', stock: 4, vatBasisPoints: 1800 });
  const sugar = givenProduct(world, { code: 'S-1', name: 'Sheqer', stock: 0 });
  const { id: supplierId } = await office.purchasing.suppliers.create({ name: 'Mulliri Çelik' });
  const look = async (kind: 'supplier-products' | 'opening-costs', file: string) => {
    const status = await preview(world, admin, kind, file);
    const { rows } = await office.imports.rows({ id: status.id });
    return { status, rows, told: rows.map(({ outcome, reasons }) => [outcome, ...reasons]) };
  };
  const sold = async () => (await office.purchasing.suppliers.products({ supplierId })).products;
  return { world, admin, office, flour, sugar, supplierId, look, sold };
}

it('reads what a supplier sells, and what a row leaves empty stays', async () => {
  const { world, admin, look, sold } = await givenOffice();
  const { status, rows } = await look(
    'supplier-products',
    `${HEAD}M-1;mulliri celik;007;24;1,2345\nS-1;MULLIRI ÇELIK;;;\n`,
  );
  expect(status).toMatchObject({ counts: { create: 2, rejected: 0 }, notes: [] });
  expect(rows[0]?.changes.map(({ field, after }) => `${field} ${after}`)).toEqual([
    'Furnitori Mulliri Çelik',
    'Kodi i furnitorit 007',
    'Pako 24',
    'Çmimi pa TVSH 1,2345 €',
  ]);
  expect(await confirm(world, admin, status.id)).toMatchObject({ phase: 'done', counts: { create: 2 } });
  expect(await sold()).toMatchObject([
    { productCode: 'M-1', supplierCode: '007', packSize: 24, netPriceE4: 1_2345, isPreferred: true },
    { productCode: 'S-1', supplierCode: '', packSize: 1, netPriceE4: null, isPreferred: true },
  ]);
  expect(world.events).toContainEqual({ type: 'purchasing' });
  expect(readAudit(world).at(-1)).toMatchObject({ action: 'import.applied' });

  const again = await look('supplier-products', `${HEAD}M-1;Mulliri Çelik;;;2,00\nS-1;Mulliri Çelik;;;\n`);
  expect(again.status).toMatchObject({ counts: { change: 1, same: 1 }, largeChanges: 1, raised: 1 });
  await confirm(world, admin, again.status.id);
  expect(await sold()).toMatchObject([
    { supplierCode: '007', packSize: 24, netPriceE4: 2_0000 },
    { netPriceE4: null },
  ]);
});

it('turns prices with VAT into prices without, and says so', async () => {
  const { look } = await givenOffice();
  const { status, rows } = await look(
    'supplier-products',
    'Kodi;Furnitori;Çmimi me TVSH\nM-1;Mulliri Çelik;1,18\n',
  );
  expect(status.notes).toEqual(['Çmimet „Çmimi me TVSH” u kthyen në çmime pa TVSH.']);
  expect(rows[0]?.changes.at(-1)).toMatchObject({ field: 'Çmimi pa TVSH', after: '1,00 €' });
  const costs = await look('opening-costs', 'Kodi;Kosto me TVSH\nM-1;1,18\n');
  expect(costs.rows[0]?.changes).toMatchObject([{ field: 'Kosto pa TVSH', after: '1,00 €' }]);
});

it('leaves out, with why, what is not what a supplier sells', async () => {
  const { look } = await givenOffice();
  const { told } = await look(
    'supplier-products',
    `${HEAD}X;Mulliri Çelik;;;1\nM-1;;;;1\nM-1;Mulliri Çelik;;0;1\nM-1;Mulliri Çelik;;1,5;1\nM-1;Mulliri Çelik;;;-1\nM-1;Mulliri Çelik;;;1,23456\nM-1;Mulliri Çelik;;;pak\nM-1;Mulliri Çelik;;;1\nM-1;mulliri çelik;;;2\n`,
  );
  expect(told).toEqual([
    ['rejected', 'Asnjë produkt nuk e ka këtë kod.'],
    ['rejected', 'Furnitori mungon.'],
    ['rejected', 'Pako: Pakoja ka së paku një copë.'],
    ['rejected', 'Pako: Pakoja ka së paku një copë.'],
    ['rejected', 'Çmimi pa TVSH: Çmimi nuk mund të jetë negativ.'],
    ['rejected', 'Çmimi pa TVSH: „1.23456” ka më shumë se katër shifra pas presjes.'],
    ['rejected', 'Çmimi pa TVSH: „pak” nuk është numër.'],
    ['create'],
    ['rejected', 'Përsëritet: i njëjti produkt i furnitorit është edhe në rreshtin 9.'],
  ]);
});

it('asks once about a supplier that the shop does not know, who is another or is added', async () => {
  const { world, admin, office, look, sold } = await givenOffice();
  const { status } = await look(
    'supplier-products',
    `${HEAD}M-1;Mulliri;;;1\nS-1;mulliri;;;2\nM-1;fabrika e re;;;3\n`,
  );
  expect(status).toMatchObject({
    counts: { rejected: 3 },
    toSettle: [
      { field: 'supplier', text: 'Mulliri', count: 2, choices: ['Mulliri Çelik'], additions: ['Mulliri'] },
      { field: 'supplier', text: 'fabrika e re', count: 1, additions: ['Fabrika e re'] },
    ],
  });
  const { id } = status;
  await settle(world, admin, { id, field: 'supplier', text: 'Mulliri', value: 'Mulliri Çelik' });
  const ready = await addUnknown(world, admin, { id, field: 'supplier', text: 'fabrika e re' });
  expect(ready).toMatchObject({ counts: { create: 3, rejected: 0 } });
  await confirm(world, admin, id);
  expect(await sold()).toMatchObject([{ netPriceE4: 1_0000 }, { netPriceE4: 2_0000 }]);
  const { suppliers } = await office.purchasing.suppliers.list({});
  expect(suppliers.map(({ name }) => name)).toEqual(['Fabrika e re', 'Mulliri Çelik']);
});

it('takes the first cost of products whose cost is unknown, and no other', async () => {
  const { world, admin, flour, sugar, look } = await givenOffice();
  const known = givenProduct(world, { code: 'K-1', stock: 2 });
  givenCost(world, known, 3_0000);
  const file =
    'Kodi;Emri;Kosto pa TVSH\nM-1;Miell;1,25\nS-1;Sheqer;0,5\nK-1;;3\nK-1;;4\nK-1;;\nX;;1\nM-1;;2\n';
  const { status, told } = await look('opening-costs', file);
  expect(told).toEqual([
    ['create'],
    ['create'],
    ['same'],
    ['rejected', 'Kosto përsëritet: është edhe në rreshtin 4.'],
    ['rejected', 'Kosto pa TVSH mungon.'],
    ['rejected', 'Asnjë produkt nuk e ka këtë kod.'],
    ['rejected', 'Kosto përsëritet: është edhe në rreshtin 2.'],
  ]);
  expect(poolOf(world, flour)).toBeUndefined();
  await confirm(world, admin, status.id);
  expect(poolOf(world, flour)).toEqual({ quantity: 4, valueE4: 5_0000, averageE4: 1_2500 });
  expect(poolOf(world, sugar)).toEqual({ quantity: 0, valueE4: 0, averageE4: 5000 });
  const other = await look('opening-costs', 'Kodi;Kosto\nM-1;2\n');
  expect(other.told).toEqual([['rejected', 'Kostoja e këtij produkti dihet tashmë.']]);
  expectInvariants(world);
});

it('leaves out a cost that became known between the preview and its confirmation', async () => {
  const { world, admin, flour, look } = await givenOffice();
  const { status } = await look('opening-costs', 'Kodi;Kosto\nM-1;2\nS-1;1\n');
  givenCost(world, flour, 3_0000);
  expect(await confirm(world, admin, status.id)).toMatchObject({ counts: { create: 1, rejected: 1 } });
  expect(poolOf(world, flour)).toMatchObject({ averageE4: 3_0000 });
});

it.each(['csv', 'xlsx'] as const)('exports both as %s, which come back as they are', async (format) => {
  const { world, admin, office, flour, supplierId } = await givenOffice();
  const products = [{ productId: flour, supplierCode: '=1+1', packSize: 6, netPriceE4: 1_2345 }];
  await office.purchasing.suppliers.setProducts({ supplierId, products });
  givenCost(world, flour, 1_2345);
  const sells = await exportFile(world, admin, { what: 'supplier-products', format });
  expect(sells.fileName).toBe(`Produktet_e_furnitoreve_2026-11-18.${format}`);
  const back = await preview(world, admin, 'supplier-products', sells.bytes);
  expect(back).toMatchObject({ notes: [], counts: { same: 1, create: 0, change: 0, rejected: 0 } });
  const costs = await exportFile(world, admin, { what: 'opening-costs', format });
  const again = await preview(world, admin, 'opening-costs', costs.bytes);
  expect(again).toMatchObject({ counts: { same: 1, rejected: 1 } });
  expect(again.reasons).toEqual([{ text: 'Kosto pa TVSH mungon.', count: 1 }]);
});

it.each(['supplier-products', 'opening-costs'] as const)(
  'of %s nothing is there while purchasing is off',
  async (kind) => {
    const world = openWorld();
    const { imports, exports } = world.call(givenUser(world, 'admin')).admin;
    const off = { cause: { code: 'feature-off' } };
    await expect(imports.start(importForm(kind, HEAD))).rejects.toMatchObject(off);
    await expect(exports.start({ what: kind, format: 'csv' })).rejects.toMatchObject(off);
  },
);

it('writes nothing of a preview once purchasing is off', async () => {
  const { world, admin, office, flour, look } = await givenOffice();
  const { status } = await look('opening-costs', 'Kodi;Kosto\nM-1;2\n');
  await office.settings.update({ group: 'features', values: { purchasing: false } });
  expect(await rejectionOf(confirm(world, admin, status.id))).toMatchObject({ code: 'feature-off' });
  expect(poolOf(world, flour)?.averageE4 ?? null).toBeNull();
});
