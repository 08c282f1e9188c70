import { printUnitPrice } from '#shared/prices/unit-price.ts';
import { readWhole } from './cell-readers.ts';
import { readUnitPrice } from './list-price-columns.ts';
import type { FieldWords } from './plan-fields.ts';
import { PRODUCT_HEADERS } from './product-columns.ts';
import type { KnownHeaders } from './read-headers.ts';
import type { ColumnKind } from './read-rows.ts';

const { code = [], name = [], priceE4 = [] } = PRODUCT_HEADERS.names;

const COST_NAMES = [...priceE4, 'Çmimi i blerjes', 'Çmimi blerës', 'Kosto', 'Kostoja', 'cost'];

export const SUPPLIER_PRODUCT_HEADERS: KnownHeaders = {
  names: {
    code,
    supplier: ['Furnitori', 'Furnizuesi', 'Emri i furnitorit', 'supplier'],
    supplierCode: ['Kodi i furnitorit', 'Kodi te furnitori', 'Shifra e furnitorit', 'supplier_code'],
    packSize: ['Pako', 'Pakoja', 'Copë në pako', 'Copë/pako', 'Pakimi', 'pack_size'],
    priceE4: [...COST_NAMES, 'net_price'],
  },
  required: [
    { fields: ['code'], label: 'Kodi' },
    { fields: ['supplier'], label: 'Furnitori' },
  ],
};

export const SUPPLIER_PRODUCT_KINDS: Readonly<Record<string, ColumnKind>> = {
  code: 'code',
  supplier: 'shown',
  supplierCode: 'code',
  packSize: 'whole',
  priceE4: 'amount',
};

const showPrice = (field: string, value: unknown) =>
  field.endsWith('E4') ? printUnitPrice(Number(value)) : String(value);

export const SUPPLIER_PRODUCT_WORDS: FieldWords = {
  names: {
    code: 'Kodi',
    supplier: 'Furnitori',
    supplierCode: 'Kodi i furnitorit',
    packSize: 'Pako',
    priceE4: 'Çmimi pa TVSH',
    netPriceE4: 'Çmimi pa TVSH',
  },
  readers: { packSize: readWhole, priceE4: readUnitPrice },
  show: showPrice,
};

export const OPENING_COST_HEADERS: KnownHeaders = {
  names: { code, name, priceE4: [...COST_NAMES, 'Kosto fillestare', 'net_cost'] },
  required: [
    { fields: ['code'], label: 'Kodi' },
    { fields: ['priceE4'], label: 'Kosto pa TVSH' },
  ],
};

export const OPENING_COST_KINDS: Readonly<Record<string, ColumnKind>> = { code: 'code', priceE4: 'amount' };

export const OPENING_COST_WORDS: FieldWords = {
  names: { code: 'Kodi', name: 'Emri', priceE4: 'Kosto pa TVSH', netCostE4: 'Kosto pa TVSH' },
  readers: { priceE4: readUnitPrice },
  show: showPrice,
};
