import type { DocumentParty, DocumentSeller } from '#shared/accounting/documents.ts';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { printWhole } from '#shared/prices/money.ts';
import type { SupplierLanguage } from './purchasing-types.ts';

/** `supplierCode` and `name` are the supplier's own where known; `quantity` is pieces. */
export type PurchasePaperLine = {
  readonly supplierCode: string;
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly packSize: number;
  readonly quantity: number;
  readonly netPriceE4: number | null;
};

export type PurchasePaper = {
  readonly number: string;
  readonly revision: number;
  readonly issuedOn: ISODate;
  readonly expectedOn: ISODate | null;
  readonly note: string;
  readonly language: SupplierLanguage;
  readonly buyer: DocumentSeller;
  readonly supplier: DocumentParty;
  readonly lines: readonly PurchasePaperLine[];
  readonly totalCents: number;
};

const WORDS = {
  sq: {
    title: 'Porosi blerjeje',
    change: (revision: number) => `Ndryshimi ${revision}`,
    buyer: 'Porositësi',
    supplier: 'Furnitori',
    issuedOn: 'Data',
    expectedOn: 'Pritet më',
    page: (page: number, pages: number) => `Faqja ${page} nga ${pages}`,
    columns: {
      supplierCode: 'Kodi juaj',
      code: 'Kodi ynë',
      name: 'Artikulli',
      packs: 'Pako',
      pieces: 'Copë',
      price: 'Çmimi pa TVSH',
      total: 'Shuma pa TVSH',
    },
    packs: (packs: string, size: string) => `${packs} × ${size}`,
    total: 'Gjithsej pa TVSH',
    note: 'Shënim',
    greeting: (name: string) => `Përshëndetje, ju dërgojmë porosinë nga ${name}:`,
    packWord: 'pako me',
    piecesWord: 'copë',
    thanks: 'Ju faleminderit!',
  },
  en: {
    title: 'Purchase order',
    change: (revision: number) => `Change ${revision}`,
    buyer: 'Buyer',
    supplier: 'Supplier',
    issuedOn: 'Date',
    expectedOn: 'Expected on',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    columns: {
      supplierCode: 'Your code',
      code: 'Our code',
      name: 'Article',
      packs: 'Packs',
      pieces: 'Pieces',
      price: 'Net price',
      total: 'Net amount',
    },
    packs: (packs: string, size: string) => `${packs} × ${size}`,
    total: 'Total without VAT',
    note: 'Note',
    greeting: (name: string) => `Hello, please find our order from ${name}:`,
    packWord: 'packs of',
    piecesWord: 'pieces',
    thanks: 'Thank you!',
  },
} as const;

export type PurchaseWords = (typeof WORDS)[SupplierLanguage];

export function purchaseWords(language: SupplierLanguage): PurchaseWords {
  return WORDS[language];
}

/** `Ndryshimi 2`; empty for the first version. */
export function changeText({ language, revision }: Pick<PurchasePaper, 'language' | 'revision'>): string {
  return revision === 1 ? '' : WORDS[language].change(revision);
}

/** `5 × 24`, with loose pieces as `5 × 24 + 3`; empty for loose goods. */
export function packsOfLine({
  packSize,
  quantity,
}: Pick<PurchasePaperLine, 'packSize' | 'quantity'>): string {
  if (packSize <= 1 || quantity < packSize) return '';
  const loose = quantity % packSize;
  const packs = `${printWhole(Math.floor(quantity / packSize))} × ${printWhole(packSize)}`;
  return loose === 0 ? packs : `${packs} + ${printWhole(loose)}`;
}

export function purchaseText(paper: PurchasePaper): string {
  const words = WORDS[paper.language];
  const title = [`${words.title} ${paper.number}`, changeText(paper)].filter(Boolean).join(' · ');
  const lines = paper.lines.map((line, index) => {
    const code = line.supplierCode === '' ? '' : `${line.supplierCode} `;
    return `${index + 1}. ${code}${line.name}: ${quantityText(line, words)}`;
  });
  return [
    words.greeting(paper.buyer.name),
    '',
    title,
    ...(paper.expectedOn === null ? [] : [`${words.expectedOn}: ${formatDate(paper.expectedOn)}`]),
    '',
    ...lines,
    ...(paper.note === '' ? [] : ['', `${words.note}: ${paper.note}`]),
    '',
    words.thanks,
  ].join('\n');
}

function quantityText({ packSize, quantity }: PurchasePaperLine, words: PurchaseWords): string {
  const pieces = `${printWhole(quantity)} ${words.piecesWord}`;
  if (packSize <= 1 || quantity % packSize !== 0) return pieces;
  return `${printWhole(quantity / packSize)} ${words.packWord} ${printWhole(packSize)} (${pieces})`;
}
