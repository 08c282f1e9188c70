import { formatBasisPoints, printCents } from '#shared/prices/money.ts';
import { findRegionName } from '#shared/regions.ts';
import { USER_LABELS } from '#shared/text/field-labels.ts';
import { foldText } from '#shared/text/fold.ts';
import { normalizePhone } from '#shared/text/phone.ts';
import { readCents, readPercent, readRegion, readTermsDays } from './cell-readers.ts';
import type { FieldWords } from './plan-fields.ts';
import type { KnownHeaders } from './read-headers.ts';
import type { ColumnKind } from './read-rows.ts';

export const CUSTOMER_HEADERS: KnownHeaders = {
  names: {
    code: [
      'Shifra',
      'Shifra e klientit',
      'Kodi',
      'Kodi i klientit',
      'Nr. i klientit',
      'customer_code',
      'code',
    ],
    name: [
      'Emri',
      'Emri i klientit',
      'Emri i biznesit',
      'Emri dhe mbiemri',
      'Klienti',
      'Blerësi',
      'Biznesi',
      'name',
    ],
    phone: ['Telefoni', 'Tel', 'Nr. telefonit', 'Numri i telefonit', 'Nr. tel', 'Mobil', 'phone', 'number'],
    email: ['Email', 'E-mail', 'Posta elektronike'],
    address: ['Adresa', 'address'],
    fiscalNumber: ['Numri fiskal', 'Nr. fiskal', 'fiskal', 'fiscalNumber'],
    vatNumber: ['Numri i TVSH-së', 'Nr. TVSH', 'Nr. i TVSH-së', 'nr_tvsh'],
    businessNumber: ['NUI', 'Numri unik', 'Numri i biznesit', 'business_number'],
    regionId: ['Regjioni', 'Rajoni', 'region'],
    discountBasisPoints: ['Zbritja', 'Zbritje', 'Rabati'],
    town: ['Qyteti', 'Vendi', 'Komuna', 'city', 'town'],
    termsDays: ['Afati', 'Afati i pagesës', 'Afati (ditë)', 'Ditët e pagesës', 'terms_days'],
    limitCents: ['Limiti', 'Limiti i borxhit', 'Limiti i kredisë', 'credit_limit', 'limit'],
    priceList: ['Lista e çmimeve', 'Lista', 'Çmimorja', 'price_list'],
    note: ['Shënim', 'Shënime', 'Vërejtje', 'note'],
  },
  required: [{ fields: ['phone', 'email', 'code'], label: 'Telefoni, Email ose Shifra' }],
  percents: ['discountBasisPoints'],
};

export const CUSTOMER_KINDS: Readonly<Record<string, ColumnKind>> = {
  discountBasisPoints: 'percent',
  code: 'code',
  phone: 'code',
  fiscalNumber: 'code',
  vatNumber: 'code',
  businessNumber: 'code',
  limitCents: 'amount',
};

export const CUSTOMER_WORDS: FieldWords = {
  names: {
    ...USER_LABELS,
    town: 'Qyteti',
    termsDays: 'Afati i pagesës',
    limitCents: 'Limiti',
    priceList: 'Lista e çmimeve',
    note: 'Shënim',
  },
  optional: new Set(['fiscalNumber', 'vatNumber', 'businessNumber', 'note']),
  readers: {
    regionId: readRegion,
    discountBasisPoints: readPercent,
    termsDays: readTermsDays,
    limitCents: readCents,
  },
  show,
  isSame,
};

/** The same number in another spelling is no change. */
function isSame(field: string, before: unknown, after: unknown): boolean {
  if (field === 'code') return foldText(String(before)) === foldText(String(after));
  if (field !== 'phone') return before === after;
  return normalizePhone(String(before)) === normalizePhone(String(after));
}

function show(field: string, value: unknown): string {
  if (field === 'termsDays') return `${Number(value)} ditë`;
  if (field === 'limitCents') return printCents(Number(value));

  if (field === 'discountBasisPoints') return formatBasisPoints(Number(value));
  if (field === 'regionId') return findRegionName(Number(value)) ?? '–';
  return String(value);
}
