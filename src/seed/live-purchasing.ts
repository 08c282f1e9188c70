import { asc, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import {
  cancelPurchaseOrder,
  createPurchaseOrder,
  sendPurchaseOrder,
} from '#domain/purchasing/orders/change-orders.ts';
import { suggestOrders } from '#domain/purchasing/suggestions/suggest-orders.ts';
import { setSupplierProducts } from '#domain/purchasing/suppliers/supplier-products.ts';
import { createSupplier } from '#domain/purchasing/suppliers/suppliers.ts';
import { updateSettings } from '#domain/settings/update-settings.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { withoutVatE4 } from '#shared/prices/pricing.ts';
import { createSupplierInput } from '#shared/purchasing/supplier-inputs.ts';
import type { Crew } from './live-history.ts';
import type { SeedContext } from './seed-context.ts';

const SUPPLIERS = [
  {
    name: 'Mulliri Drini Sh.p.k.',
    businessNumber: '811204518',
    fiscalNumber: '600204518',
    vatNumber: '330204518',
    phone: '038 555 120',
    email: 'shitja@mullidrini.example',
    address: 'Zona Industriale, Drenas',
    termsDays: 30,
    leadDays: 3,
    minimumOrderCents: 500_00,
  },
  {
    name: 'Ambalazh Plus Sh.p.k.',
    businessNumber: '810998123',
    fiscalNumber: '600998123',
    vatNumber: '330998123',
    phone: '029 301 450',
    address: 'Rr. Industriale 14, Pejë',
    termsDays: 15,
    leadDays: 5,
    minimumOrderCents: null,
  },
  {
    name: 'Dolce Ingredienti S.r.l.',
    vatNumber: 'IT02345670981',
    country: 'IT',
    email: 'ordini@dolceingredienti.example',
    address: 'Via Emilia 210, Modena',
    termsDays: 60,
    leadDays: 14,
    minimumOrderCents: 1500_00,
    language: 'en',
  },
] as const;

const PACKS = [6, 12, 24] as const;
const DAY_MS = 86_400_000;
/** Some products have no supplier yet, so that the screens show that too. */
const WITHOUT_SUPPLIER = 9;
const LINES = 4;

/** Suppliers with what they sell, and orders to them: drafts, sent, overdue and cancelled ones. */
export function livePurchasing(seed: SeedContext, ctx: Ctx, { admin }: Crew): void {
  const at = (daysAgo: number): ActorCtx => ({
    ...ctx,
    actor: admin,
    clock: { now: () => seed.nowMs - daysAgo * DAY_MS },
  });
  updateSettings(at(40), { group: 'features', values: { purchasing: true } });
  const supplierIds = SUPPLIERS.map((fields) => createSupplier(at(40), createSupplierInput.parse(fields)).id);
  const sold = seedSupplierProducts(at(40), supplierIds);
  const order = (daysAgo: number, place: number, from: number) => {
    const supplierId = supplierIds[place] ?? 0;
    const lines = (sold.get(supplierId) ?? []).slice(from, from + LINES);
    const input = { supplierId, expectedOn: null, note: '' };
    return createPurchaseOrder(at(daysAgo), {
      ...input,
      lines: lines.map((productId, index) => ({ productId, quantity: 24 * (index + 1) })),
    }).id;
  };
  sendPurchaseOrder(at(9), { id: order(9, 0, 0) });
  sendPurchaseOrder(at(6), { id: order(6, 2, 0) });
  const cancelled = order(5, 1, 0);
  sendPurchaseOrder(at(5), { id: cancelled });
  cancelPurchaseOrder(at(4), { id: cancelled, reason: 'Furnitori nuk ka mall' });
  sendPurchaseOrder(at(1), { id: order(1, 1, LINES) });
  const low = suggestOrders(at(0)).find((row) => row.supplierId !== null && row.quantity > 0);
  if (low?.supplierId) {
    createPurchaseOrder(at(0), {
      supplierId: low.supplierId,
      expectedOn: null,
      note: '',
      lines: [{ productId: low.productId, quantity: low.quantity }],
    });
  }
}

function seedSupplierProducts(ctx: ActorCtx, supplierIds: readonly number[]): Map<number, number[]> {
  const found = ctx.db
    .select({
      id: products.id,
      code: products.code,
      category: products.category,
      priceE4: products.priceE4,
      vatBasisPoints: products.vatBasisPoints,
    })
    .from(products)
    .where(isNull(products.deletedAt))
    .orderBy(asc(products.id))
    .all();
  const sold = new Map<number, number[]>();
  for (const [index, { id, code, category, priceE4, vatBasisPoints }] of found.entries()) {
    if (index % WITHOUT_SUPPLIER === 0) continue;
    const supplierId = supplierIds[category === 'ambalazhe' ? 1 : (index % 2) * 2] ?? 0;
    const netPriceE4 = Math.round(withoutVatE4(priceE4, vatBasisPoints) * 0.7);
    const packSize = PACKS[index % PACKS.length] ?? 1;
    const product = { productId: id, supplierCode: `S-${code}`, packSize, netPriceE4 };
    setSupplierProducts(ctx, { supplierId, products: [product] });
    sold.set(supplierId, [...(sold.get(supplierId) ?? []), id]);
  }
  return sold;
}
