import { printUnitPrice, toE4 } from '#shared/prices/unit-price.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';
import { BadCell, quoted, readNumber } from './cell-readers.ts';
import type { FieldWords } from './plan-fields.ts';
import { PRODUCT_HEADERS } from './product-columns.ts';
import type { KnownHeaders } from './read-headers.ts';
import type { ColumnKind } from './read-rows.ts';

const { code = [], name = [], priceE4 = [] } = PRODUCT_HEADERS.names;

export const LIST_PRICE_HEADERS: KnownHeaders = {
  names: {
    code,
    name,
    priceE4: [...priceE4, 'Çmimi i listës'],
    from: ['Nga', 'Nga sasia', 'Prej', 'Sasia', 'Sasia nga', 'from'],
  },
  required: [
    { fields: ['code'], label: 'Kodi' },
    { fields: ['priceE4'], label: 'Çmimi' },
  ],
};

export const LIST_PRICE_KINDS: Readonly<Record<string, ColumnKind>> = {
  code: 'code',
  priceE4: 'amount',
  from: 'whole',
};

export const LIST_PRICE_WORDS: FieldWords = {
  names: { code: 'Kodi', name: 'Emri', priceE4: 'Çmimi', from: 'Nga' },
  readers: { priceE4: readUnitPrice, from: readNumber },
  show: (field, value) => (field === 'priceE4' ? printUnitPrice(Number(value)) : String(value)),
};

export function readUnitPrice(cell: FileCell): number {
  const euros = readNumber(cell);
  const price = toE4(euros);
  if (Number((euros * 10_000).toFixed(4)) === price) return price;
  throw new BadCell(`${quoted(cell)} ka më shumë se katër shifra pas presjes.`);
}
