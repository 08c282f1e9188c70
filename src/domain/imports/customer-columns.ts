import { formatBasisPoints } from '#shared/prices/money.ts';
import { findRegionName } from '#shared/regions.ts';
import { USER_LABELS } from '#shared/text/field-labels.ts';
import { normalizePhone } from '#shared/text/phone.ts';
import { readPercent, readRegion } from './cell-readers.ts';
import type { FieldWords } from './plan-fields.ts';
import type { KnownHeaders } from './read-headers.ts';
import type { ColumnKind } from './read-rows.ts';

export const CUSTOMER_HEADERS: KnownHeaders = {
  names: {
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
  },
  required: [{ fields: ['phone', 'email'], label: 'Telefoni ose Email' }],
};

export const CUSTOMER_KINDS: Readonly<Record<string, ColumnKind>> = {
  discountBasisPoints: 'percent',
  phone: 'code',
  fiscalNumber: 'code',
  vatNumber: 'code',
  businessNumber: 'code',
};

export const CUSTOMER_WORDS: FieldWords = {
  names: USER_LABELS,
  readers: { regionId: readRegion, discountBasisPoints: readPercent },
  show,
  isSame,
};

/** The same number in another spelling is no change. */
function isSame(field: string, before: unknown, after: unknown): boolean {
  if (field !== 'phone') return before === after;
  return normalizePhone(String(before)) === normalizePhone(String(after));
}

function show(field: string, value: unknown): string {
  if (field === 'discountBasisPoints') return formatBasisPoints(Number(value));
  if (field === 'regionId') return findRegionName(Number(value)) ?? '–';
  return String(value);
}
