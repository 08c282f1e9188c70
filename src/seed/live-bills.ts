import type { z } from 'zod';
import { type BillableGoods, listBillable } from '#domain/purchasing/bills/billable.ts';
import { bookBill } from '#domain/purchasing/bills/book-bill.ts';
import { paySupplier } from '#domain/purchasing/payables/pay-supplier.ts';
import { createSupplier, listSuppliers } from '#domain/purchasing/suppliers/suppliers.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { addDays, type ISODate, toLocalDate } from '#shared/dates/shop-dates.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { bookBillInput } from '#shared/purchasing/bill-inputs.ts';
import { type BillKind, roundedVat } from '#shared/purchasing/bill-types.ts';
import { paySupplierInput } from '#shared/purchasing/payable-inputs.ts';
import { createSupplierInput, listSuppliersInput } from '#shared/purchasing/supplier-inputs.ts';
import type { Crew } from './live-history.ts';
import type { SeedContext } from './seed-context.ts';

/** Bills of every kind, some paid, some overdue, and receipts that still wait for theirs. */
export function liveBills(seed: SeedContext, ctx: Ctx, { admin }: Crew): void {
  const office: ActorCtx = { ...ctx, actor: admin, clock: { now: () => seed.nowMs } };
  const today = toLocalDate(seed.nowMs, seed.timeZone);
  const { suppliers } = listSuppliers(office, listSuppliersInput.parse({ limit: 100 }));
  for (const [index, { id }] of suppliers.entries()) billGoods(office, id, today, index);
  billServices(office, today);
  const [first, second] = suppliers;
  if (first)
    pay(office, { supplierId: first.id, amountCents: 40_000, method: 'bank', reference: 'TRN 77120/26' });
  if (second) pay(office, { supplierId: second.id, amountCents: 15_000, method: 'cash_counter' });
}

/** What came last waits for its bill, and so does the goods of every third supplier. */
function billGoods(office: ActorCtx, supplierId: number, today: ISODate, index: number): void {
  if (index % 3 === 2) return;
  const { receipts, returns } = listBillable(office, { supplierId });
  for (const receipt of receipts) {
    if (receipt.day > addDays(today, -3)) continue;
    billPaper(office, supplierId, receipt, 'domestic', index % 2 === 0 ? 20 : -1);
  }
  const [back] = returns;
  if (back && index === 0) billPaper(office, supplierId, back, 'credit_note', 0);
}

const RAISED_E4 = 200;

function billPaper(
  office: ActorCtx,
  supplierId: number,
  { number, day, lines }: BillableGoods,
  kind: BillKind,
  dueAfter: number,
): void {
  const priced = lines.map((line) => ({
    ...line,
    netPriceE4: (line.netCostE4 ?? 2_0000) + (line.lineId % 3 === 0 ? RAISED_E4 : 0),
  }));
  const byRate = Map.groupBy(priced, ({ vatBasisPoints }) => vatBasisPoints);
  book(office, {
    kind,
    supplierId,
    number: number.replace(/^\D+/, 'FT-'),
    issuedOn: day,
    dueOn: addDays(day, Math.max(0, dueAfter)),
    lines: priced.map(({ lineId, left, netPriceE4 }) => ({
      ...(kind === 'credit_note' ? { returnLineId: lineId } : { receiptLineId: lineId }),
      quantity: left,
      netPriceE4,
    })),
    vat: [...byRate].map(([vatBasisPoints, of]) =>
      vatOf(
        of.reduce((sum, { netPriceE4, left }) => sum + lineTotal(netPriceE4, left), 0),
        vatBasisPoints,
      ),
    ),
  });
}

function vatOf(netCents: number, vatBasisPoints: number) {
  return { vatBasisPoints, netCents, vatCents: roundedVat(netCents, vatBasisPoints) };
}

function billServices(office: ActorCtx, today: ISODate): void {
  const landlord = add(office, {
    name: 'Parku Industrial Lipjan',
    businessNumber: '810204417',
    termsDays: 15,
  });
  const haulier = add(office, {
    name: 'Transporti Arbri',
    businessNumber: '811330925',
    vatNumber: '330118220',
  });
  const customs = add(office, { name: 'Dogana e Kosovës' });
  const farmer = add(office, { name: 'Ferma Krasniqi', termsDays: 7 });
  const words = (
    supplierId: number,
    number: string,
    daysAgo: number,
    description: string,
    netCents: number,
  ) => ({
    ...{ kind: 'domestic' as const, supplierId, number, issuedOn: addDays(today, -daysAgo) },
    lines: [{ description, netCents, vatBasisPoints: 1800 }],
    vat: [vatOf(netCents, 1800)],
  });
  for (const [index, daysAgo] of [70, 40, 10].entries()) {
    book(office, words(landlord, `Q-${index + 8}/26`, daysAgo, 'Qiraja e depos', 120_000));
  }
  pay(office, { supplierId: landlord, amountCents: 141_600, method: 'bank', reference: 'TRN 70418/26' });
  book(office, words(haulier, '0412', 12, 'Transport Shkup – Lipjan', 18_000));
  book(office, { ...words(haulier, '0391', 25, 'Karrocë e re', 95_000), isAsset: true });
  book(office, { ...words(haulier, 'N-12', 5, 'Pritje në doganë', 4_000), kind: 'debit_note' });
  book(office, { ...words(haulier, 'K-3', 4, 'Zbritje për vonesë', 2_500), kind: 'credit_note' });
  book(office, {
    kind: 'customs',
    supplierId: customs,
    number: 'DUD 26XK120045',
    issuedOn: addDays(today, -12),
    lines: [
      { description: 'Vlera e mallit', netCents: 240_000, vatBasisPoints: 1800, isOwed: false },
      { description: 'Dogana', netCents: 24_000, vatBasisPoints: 1800 },
    ],
    vat: [vatOf(264_000, 1800)],
  });
  book(office, {
    kind: 'farmer',
    supplierId: farmer,
    number: '17',
    issuedOn: addDays(today, -9),
    lines: [{ description: 'Vezë, 120 pako', netCents: 31_000, vatBasisPoints: 800 }],
    vat: [vatOf(31_000, 800)],
  });
}

function add(office: ActorCtx, fields: z.input<typeof createSupplierInput>): number {
  return createSupplier(office, createSupplierInput.parse(fields)).id;
}

function book(office: ActorCtx, bill: object): void {
  bookBill(office, bookBillInput.parse(bill));
}

function pay(office: ActorCtx, payment: object): void {
  paySupplier(office, paySupplierInput.parse(payment));
}
