import type { z } from 'zod';
import { type BillableGoods, listBillable } from '#domain/purchasing/bills/billable.ts';
import { type BookedBill, bookBill } from '#domain/purchasing/bills/book-bill.ts';
import { reverseBill } from '#domain/purchasing/bills/reverse-bill.ts';
import {
  type PaidSupplier,
  paySupplier,
  reverseSupplierPayment,
} from '#domain/purchasing/payables/pay-supplier.ts';
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

export function liveBills(seed: SeedContext, ctx: Ctx, { admin }: Crew): void {
  const office: ActorCtx = { ...ctx, actor: admin, clock: { now: () => seed.nowMs } };
  const today = toLocalDate(seed.nowMs, seed.timeZone);
  const { suppliers } = listSuppliers(office, listSuppliersInput.parse({ limit: 100 }));
  const [boxes, abroad, flour] = suppliers;
  const goods = (supplierId: number | undefined) => billableGoods(office, supplierId, today);
  const ofFlour = goods(flour?.id);
  const fromAbroad = goods(abroad?.id);
  if (flour) bill(office, flour.id, ofFlour.receipts, { number: 'MD-2214/26', termsDays: 30 });
  if (abroad)
    bill(office, abroad.id, fromAbroad.receipts, { number: '2026/1177', termsDays: 60, isForeign: true });
  if (boxes) {
    const { receipts, returns } = goods(boxes.id);
    for (const receipt of receipts) {
      bill(office, boxes.id, [receipt], { number: receipt.supplierPaper.replace('AP', 'FT'), termsDays: 4 });
    }
    bill(office, boxes.id, returns, { number: 'KN-41', termsDays: 0, kind: 'credit_note' });
    pay(office, { supplierId: boxes.id, amountCents: 5_000, method: 'cash_counter' });
  }
  if (flour) {
    const lines = [{ description: 'Miell tip 400, 20 thasë', netCents: 46_000, vatBasisPoints: 1800 }];
    const withoutGoods = { kind: 'domestic', supplierId: flour.id, number: 'MD-2290/26' };
    book(office, { ...withoutGoods, issuedOn: addDays(today, -2), lines, vat: [vatOf(46_000, 1800)] });
  }
  billServices(office, today, { freightOn: ofFlour.receipts, dutyOn: fromAbroad.receipts });
  if (flour)
    pay(office, { supplierId: flour.id, amountCents: 20_000, method: 'bank', reference: 'TRN 77120/26' });
}

/** Goods received with a delivery note; the latest receipt still waits for its bill. */
function billableGoods(office: ActorCtx, supplierId: number | undefined, today: ISODate) {
  if (supplierId === undefined) return { receipts: [], returns: [] };
  const { receipts, returns } = listBillable(office, { supplierId });
  const isDue = ({ day, supplierPaper }: BillableGoods) => supplierPaper !== '' && day <= addDays(today, -3);
  return { receipts: receipts.filter(isDue), returns };
}

const RAISED_E4 = 200;

type Paper = {
  readonly number: string;
  readonly termsDays: number;
  readonly isForeign?: boolean;
  readonly kind?: BillKind;
};

function bill(
  office: ActorCtx,
  supplierId: number,
  goods: readonly BillableGoods[],
  { number, termsDays, isForeign = false, kind = isForeign ? 'foreign' : 'domestic' }: Paper,
): void {
  const day = goods.at(-1)?.day;
  if (day === undefined) return;
  const priced = goods.flatMap(({ lines }) => lines).map(pricedLine);
  const byRate = Map.groupBy(priced, ({ vatBasisPoints }) => vatBasisPoints);
  book(office, {
    ...{ kind, supplierId, number, issuedOn: day, dueOn: addDays(day, termsDays) },
    lines: priced.map(({ lineId, left, netPriceE4 }) => ({
      ...(kind === 'credit_note' ? { returnLineId: lineId } : { receiptLineId: lineId }),
      quantity: left,
      netPriceE4,
    })),
    vat: isForeign ? [] : [...byRate].map(([vatBasisPoints, lines]) => vatOf(netOf(lines), vatBasisPoints)),
  });
}

type PricedLine = BillableGoods['lines'][number] & { readonly netPriceE4: number };

/** Every third price differs from the expected one. */
function pricedLine(line: BillableGoods['lines'][number]): PricedLine {
  return { ...line, netPriceE4: (line.netCostE4 ?? 2_0000) + (line.lineId % 3 === 0 ? RAISED_E4 : 0) };
}

function netOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { netPriceE4, left }) => sum + lineTotal(netPriceE4, left), 0);
}

function vatOf(netCents: number, vatBasisPoints: number) {
  return { vatBasisPoints, netCents, vatCents: roundedVat(netCents, vatBasisPoints) };
}

type SpreadOn = { readonly freightOn: readonly BillableGoods[]; readonly dutyOn: readonly BillableGoods[] };

function billServices(office: ActorCtx, today: ISODate, { freightOn, dutyOn }: SpreadOn): void {
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
  const typedTwice = book(office, words(landlord, 'Q-10', 10, 'Qiraja e depos', 120_000)).bill;
  reverseBill(office, { billId: typedTwice.id, reason: 'U regjistrua dy herë' });
  const rent = { supplierId: landlord, amountCents: 141_600, method: 'bank' };
  const wrong = pay(office, { ...rent, amountCents: 14_160, reference: 'TRN 70411/26' }).payment;
  reverseSupplierPayment(office, { paymentId: wrong.id, reason: 'Shuma ishte shkruar gabim' });
  pay(office, { ...rent, reference: 'TRN 70418/26' });
  const freight = words(haulier, '0412', 12, 'Transport Shkup – Lipjan', 4_000);
  book(office, { ...freight, lines: freight.lines.map((line) => ({ ...line, ...spreadOn(freightOn) })) });
  book(office, { ...words(haulier, '0391', 25, 'Karrocë e re', 95_000), isAsset: true });
  book(office, { ...words(haulier, 'N-12', 5, 'Pritje në doganë', 4_000), kind: 'debit_note' });
  book(office, { ...words(haulier, 'K-3', 4, 'Zbritje për vonesë', 2_500), kind: 'credit_note' });
  const worthCents = netOf(dutyOn.flatMap(({ lines }) => lines).map(pricedLine)) || 240_000;
  const dutyCents = Math.round(worthCents / 10);
  book(office, {
    kind: 'customs',
    supplierId: customs,
    number: 'DUD 26XK120045',
    issuedOn: addDays(today, -9),
    lines: [
      { description: 'Vlera e mallit', netCents: worthCents, vatBasisPoints: 1800, isOwed: false },
      { description: 'Dogana', netCents: dutyCents, vatBasisPoints: 1800, ...spreadOn(dutyOn) },
    ],
    vat: [vatOf(worthCents + dutyCents, 1800)],
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

function spreadOn(goods: readonly BillableGoods[]) {
  return goods.length === 0 ? {} : { spread: { receiptIds: goods.map(({ id }) => id) } };
}

function add(office: ActorCtx, fields: z.input<typeof createSupplierInput>): number {
  return createSupplier(office, createSupplierInput.parse(fields)).id;
}

function book(office: ActorCtx, bill: object): BookedBill {
  return bookBill(office, bookBillInput.parse(bill));
}

function pay(office: ActorCtx, payment: object): PaidSupplier {
  return paySupplier(office, paySupplierInput.parse(payment));
}
