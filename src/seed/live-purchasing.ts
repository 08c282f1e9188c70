import { asc, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import {
  cancelPurchaseOrder,
  createPurchaseOrder,
  sendPurchaseOrder,
} from '#domain/purchasing/orders/change-orders.ts';
import { suggestOrders } from '#domain/purchasing/suggestions/suggest-orders.ts';
import { setSupplierProducts } from '#domain/purchasing/suppliers/supplier-products.ts';
import { createSupplier } from '#domain/purchasing/suppliers/suppliers.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { updateSettings } from '#domain/settings/update-settings.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { addDays } from '#shared/dates/shop-dates.ts';
import { withoutVatE4 } from '#shared/prices/pricing.ts';
import { createSupplierInput } from '#shared/purchasing/supplier-inputs.ts';
import type { Act, Crew } from './live-history.ts';
import type { SeededProduct } from './plan-orders.ts';
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
const SINCE_DAYS = 40;

export type Buying = { readonly supplierIds: number[]; readonly sold: Map<number, number[]> };

export function planPurchasing(
  seed: SeedContext,
  { admin: by }: Crew,
  products: readonly SeededProduct[],
  buying: Buying,
): Act[] {
  const act = (daysAgo: number, act: Act['act']): Act => ({ at: seed.nowMs - daysAgo * DAY_MS, by, act });
  const { supplierIds, sold } = buying;
  const order = (ctx: ActorCtx, place: number, from: number) => {
    const supplierId = supplierIds[place] ?? 0;
    const lines = (sold.get(supplierId) ?? []).slice(from, from + LINES);
    const input = { supplierId, expectedOn: null, note: '' };
    const { id } = createPurchaseOrder(ctx, {
      ...input,
      lines: lines.map((productId, index) => ({ productId, quantity: 24 * (index + 1) })),
    });
    return sendPurchaseOrder(ctx, { id }).id;
  };
  let cancelled = 0;
  return [
    act(SINCE_DAYS, (ctx) => begin(ctx, buying)),
    act(9, (ctx) => void order(ctx, 0, 0)),
    act(6, (ctx) => void order(ctx, 2, 0)),
    act(5, (ctx) => {
      cancelled = order(ctx, 1, 0);
    }),
    act(4, (ctx) => void cancelPurchaseOrder(ctx, { id: cancelled, reason: 'Furnitori nuk ka mall' })),
    act(1, (ctx) => void order(ctx, 1, LINES)),
    act(1, (ctx) => orderSoldOut(ctx, products, buying)),
  ];
}

function begin(ctx: ActorCtx, { supplierIds, sold }: Buying): void {
  updateSettings(ctx, { group: 'features', values: { purchasing: true } });
  updateSettings(ctx, {
    group: 'purchasing',
    values: { showExpected: true, overDelivery: 5, minMargin: 10 },
  });
  supplierIds.push(...SUPPLIERS.map((fields) => createSupplier(ctx, createSupplierInput.parse(fields)).id));
  for (const [supplierId, ids] of seedSupplierProducts(ctx, supplierIds)) sold.set(supplierId, ids);
}

/** A sold-out product for which customers see the expected day. */
function orderSoldOut(ctx: ActorCtx, products: readonly SeededProduct[], { sold }: Buying): void {
  const isSoldOut = new Set(products.filter(({ targetStock }) => targetStock === 0).map(({ id }) => id));
  for (const [supplierId, ids] of sold) {
    const lines = ids.filter((id) => isSoldOut.has(id)).map((productId) => ({ productId, quantity: 48 }));
    if (lines.length === 0) continue;
    const expectedOn = addDays(getShopMoment(ctx).date, 3);
    const { id } = createPurchaseOrder(ctx, { supplierId, expectedOn, note: '', lines });
    sendPurchaseOrder(ctx, { id });
    return;
  }
}

export function draftLow(seed: SeedContext, ctx: Ctx, { admin }: Crew): void {
  const office: ActorCtx = { ...ctx, actor: admin, clock: { now: () => seed.nowMs } };
  const low = suggestOrders(office).find((row) => row.supplierId !== null && row.quantity > 0);
  if (!low?.supplierId) return;
  createPurchaseOrder(office, {
    supplierId: low.supplierId,
    expectedOn: null,
    note: '',
    lines: [{ productId: low.productId, quantity: low.quantity }],
  });
}

function seedSupplierProducts(ctx: ActorCtx, supplierIds: readonly number[]): Map<number, number[]> {
  const found = ctx.db
    .select(pick(products, 'id', 'code', 'category', 'priceE4', 'vatBasisPoints'))
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
