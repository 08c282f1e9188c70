import { z } from 'zod';
import { type ISODate, isISODate } from '#shared/dates/shop-dates.ts';
import { eurosForField } from '#shared/prices/money.ts';
import { lineTotal, parseUnitPrice, unitPriceForField } from '#shared/prices/unit-price.ts';
import { BILL_VAT_RATES, type BillKind, roundedVat } from '#shared/purchasing/bill-types.ts';
import { BILL_KINDS, COST_SPREADS } from '#shared/purchasing/purchasing-types.ts';
import { parseCents, parseWholeNumber } from '#shared/text/parse-number.ts';

export type VatRate = (typeof BILL_VAT_RATES)[number];

const rate = z.literal(BILL_VAT_RATES);

const goodsRow = z.object({
  source: z.enum(['receipt', 'return']),
  paperId: z.int(),
  lineId: z.int(),
  productName: z.string(),
  rate,
  left: z.int(),
  quantity: z.string(),
  price: z.string(),
});

export type GoodsRow = Readonly<z.output<typeof goodsRow>>;

const wordsRow = z.object({
  key: z.int(),
  description: z.string(),
  net: z.string(),
  rate,
  by: z.enum(COST_SPREADS),
  receiptIds: z.array(z.int()).readonly(),
  isOwed: z.boolean(),
});

export type WordsRow = Readonly<z.output<typeof wordsRow>>;

const day = z.custom<ISODate>((value) => typeof value === 'string' && isISODate(value));

export const billDraft = z.object({
  kind: z.enum(BILL_KINDS),
  supplierId: z.int().nullable(),
  number: z.string(),
  issuedOn: day,
  bookedOn: day.nullable(),
  dueOn: day.nullable(),
  isAsset: z.boolean(),
  isDeductible: z.boolean(),
  note: z.string(),
  goods: z.array(goodsRow).readonly(),
  words: z.array(wordsRow).readonly(),
  /** VAT as on the bill, where it was typed. */
  typedVat: z.object({ 1800: z.string(), 800: z.string(), 0: z.string() }).partial().readonly(),
});

export type BillDraft = Readonly<z.output<typeof billDraft>>;

export function emptyBill(today: ISODate): BillDraft {
  return {
    kind: 'domestic',
    supplierId: null,
    number: '',
    issuedOn: today,
    bookedOn: null,
    dueOn: null,
    isAsset: false,
    isDeductible: true,
    note: '',
    goods: [],
    words: [],
    typedVat: {},
  };
}

const RATES: Readonly<Record<BillKind, readonly VatRate[]>> = {
  domestic: BILL_VAT_RATES,
  foreign: [0],
  customs: BILL_VAT_RATES,
  farmer: [800, 0],
  credit_note: BILL_VAT_RATES,
  debit_note: BILL_VAT_RATES,
};

export function ratesOf(kind: BillKind): readonly VatRate[] {
  return RATES[kind];
}

export function toRate(kind: BillKind, wanted: number): VatRate {
  return RATES[kind].find((rate) => rate === wanted) ?? RATES[kind][0] ?? 0;
}

export function emptyWords(draft: BillDraft): WordsRow {
  const key = draft.words.reduce((last, row) => Math.max(last, row.key), 0) + 1;
  return {
    key,
    description: '',
    net: '',
    rate: toRate(draft.kind, 1800),
    by: 'value',
    receiptIds: [],
    isOwed: true,
  };
}

const CUSTOMS_LINES = [
  { description: 'Vlera e mallit', isOwed: false },
  { description: 'Dogana', isOwed: true },
];

/** Drops goods of another kind of bill and replaces rates that it may not have. */
export function withKind(draft: BillDraft, kind: BillKind): BillDraft {
  const source = kind === 'credit_note' ? 'return' : 'receipt';
  const goods = kind === 'customs' ? [] : draft.goods.filter((row) => row.source === source);
  const isBegun = draft.words.some(({ description, net }) => description !== '' || net !== '');
  const words =
    kind === 'customs' && !isBegun
      ? CUSTOMS_LINES.map((line, index) => ({ ...emptyWords(draft), ...line, key: index + 1 }))
      : draft.words;
  const isOfCustoms = kind === 'customs';
  return {
    ...draft,
    kind,
    typedVat: {},
    goods: goods.map((row) => ({ ...row, rate: toRate(kind, row.rate) })),
    words: words.map((row) => ({
      ...row,
      rate: toRate(kind, row.rate),
      isOwed: isOfCustoms ? row.isOwed : true,
    })),
  };
}

type BillableLine = {
  readonly lineId: number;
  readonly productName: string;
  readonly vatBasisPoints: number;
  readonly left: number;
  readonly netCostE4: number | null;
};

type Billable = { readonly id: number; readonly lines: readonly BillableLine[] };

export function withGoods(draft: BillDraft, paper: Billable, isNamed: boolean): BillDraft {
  const others = draft.goods.filter(({ paperId }) => paperId !== paper.id);
  if (!isNamed) return { ...draft, typedVat: {}, goods: others };
  const rows = paper.lines.map(({ lineId, productName, vatBasisPoints, left, netCostE4 }) => ({
    source: draft.kind === 'credit_note' ? ('return' as const) : ('receipt' as const),
    paperId: paper.id,
    lineId,
    productName,
    rate: toRate(draft.kind, vatBasisPoints),
    left,
    quantity: String(left),
    price: netCostE4 === null ? '' : unitPriceForField(netCostE4),
  }));
  return { ...draft, typedVat: {}, goods: [...others, ...rows] };
}

export function netOfGoods({ quantity, price }: GoodsRow): number | null {
  const [pieces, unit] = [parseWholeNumber(quantity), parseUnitPrice(price)];
  if (pieces.reason !== undefined || unit.reason !== undefined) return null;
  return lineTotal(unit.value, pieces.value);
}

/** Cents; negative for a rebate. */
export function netOfWords({ net }: Pick<WordsRow, 'net'>): number | null {
  const text = net.trim();
  const isRebate = /^[-−]/.test(text);
  const { value, reason } = parseCents(isRebate ? text.slice(1) : text);
  if (reason !== undefined) return null;
  return isRebate ? -value : value;
}

export type RateSum = {
  readonly rate: VatRate;
  readonly netCents: number;
  /** Computed by the rate; the typed amount is in `vatCents`, null where it can't be read. */
  readonly usualCents: number;
  readonly vatCents: number | null;
};

export function sumsOf(draft: BillDraft): RateSum[] {
  const rows = [
    ...draft.goods.map((row) => ({ rate: row.rate, cents: netOfGoods(row) ?? 0 })),
    ...draft.words.map((row) => ({ rate: row.rate, cents: netOfWords(row) ?? 0 })),
  ];
  return ratesOf(draft.kind).flatMap((rate) => {
    const ofRate = rows.filter((row) => row.rate === rate);
    if (ofRate.length === 0) return [];
    const netCents = ofRate.reduce((sum, { cents }) => sum + cents, 0);
    const usualCents = roundedVat(netCents, rate);
    const typed = draft.typedVat[rate];
    const read = typed === undefined ? { value: usualCents } : parseCents(typed);
    return [{ rate, netCents, usualCents, vatCents: read.reason === undefined ? read.value : null }];
  });
}

export function totalOf(sums: readonly RateSum[]): number {
  return sums.reduce((total, { netCents, vatCents }) => total + netCents + (vatCents ?? 0), 0);
}

export function vatForField({ usualCents }: RateSum): string {
  return eurosForField(usualCents);
}

export type BillFault = 'supplier' | 'number' | 'lines' | 'goods' | 'words' | 'vat';

export function faultsOf(draft: BillDraft): readonly BillFault[] {
  const faults: BillFault[] = [];
  if (draft.supplierId === null) faults.push('supplier');
  if (draft.number.trim() === '') faults.push('number');
  if (draft.goods.length + draft.words.length === 0) faults.push('lines');
  if (draft.goods.some((row) => netOfGoods(row) === null || piecesOf(row) > row.left || piecesOf(row) === 0))
    faults.push('goods');
  if (draft.words.some((row) => row.description.trim() === '' || netOfWords(row) === null))
    faults.push('words');
  if (sumsOf(draft).some(({ vatCents, netCents }) => vatCents === null || netCents < 0)) faults.push('vat');
  return faults;
}

function piecesOf({ quantity }: GoodsRow): number {
  return parseWholeNumber(quantity).value ?? 0;
}

export function toBill(draft: BillDraft) {
  const { supplierId, kind, issuedOn, bookedOn, dueOn, isAsset, isDeductible, note } = draft;
  if (supplierId === null || faultsOf(draft).length > 0) return null;
  return {
    ...{ kind, supplierId, issuedOn, isAsset, isDeductible, note },
    number: draft.number.trim(),
    ...(bookedOn === null ? {} : { bookedOn }),
    ...(dueOn === null ? {} : { dueOn }),
    lines: [
      ...draft.goods.map(({ source, lineId, price, ...row }) => ({
        ...(source === 'receipt' ? { receiptLineId: lineId } : { returnLineId: lineId }),
        quantity: piecesOf({ source, lineId, price, ...row }),
        netPriceE4: parseUnitPrice(price).value ?? 0,
      })),
      ...draft.words.map((row) => ({
        description: row.description.trim(),
        netCents: netOfWords(row) ?? 0,
        vatBasisPoints: row.rate,
        isOwed: row.isOwed,
        ...(row.receiptIds.length === 0 ? {} : { spread: { receiptIds: [...row.receiptIds], by: row.by } }),
      })),
    ],
    vat: sumsOf(draft).map(({ rate, netCents, vatCents }) => ({
      vatBasisPoints: rate,
      netCents,
      vatCents: vatCents ?? 0,
    })),
  };
}
