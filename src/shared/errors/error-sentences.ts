import { REMOVE_ABOVE_STOCK_MESSAGE } from '#shared/inputs/stock-inputs.ts';
import { onlyInStockMessage } from '#shared/stock.ts';
import type { DomainErrorData, UnreadableReason } from './domain-errors.ts';

export function shortage(missing: DomainErrorData['insufficient-stock']): string {
  const { at, productId, productName, available, requested } = missing;
  switch (at) {
    case 'call':
      return `Produkt pa stok të mjaftueshëm: ID ${productId}`;
    case 'item':
      return `Insufficient stock! Available: ${available}, Requested: ${requested}`;
    case 'cart':
      return onlyInStockMessage(available);
    case 'adjustment':
      return REMOVE_ABOVE_STOCK_MESSAGE;
    case 'count':
      return `${productName}: u numëruan ${available}, por porositë kanë marrë ${requested}. Hiqni ${requested - available} nga porositë, pastaj postojeni.`;
    case 'undo':
      return `Kthimi nuk bëhet më: nga „${productName}” janë të lira vetëm ${available} copë, duhen ${requested}.`;
    case 'return':
      return `Nga „${productName}” janë të lira vetëm ${available} copë, duhen ${requested}.`;
    case 'order':
      return `Stok i pamjaftueshëm për "${productName}"! Stok i disponueshëm: ${available}, Sasia e kërkuar: ${requested}`;
  }
}

export function unreadable(file: UnreadableReason): string {
  switch (file.reason) {
    case 'not-a-table':
      return 'Skedari nuk është tabelë CSV ose XLSX. Hapeni në Excel, ruajeni si .xlsx ose CSV dhe provoni përsëri.';
    case 'old-workbook':
      return 'Ky është skedar i Excel-it të vjetër (.xls) ose me fjalëkalim. Ruajeni si .xlsx pa fjalëkalim dhe provoni përsëri.';
    case 'all-hidden':
      return 'Të dhënat janë vetëm në fletë të fshehura. Shfaqni fletën që duhet lexuar dhe provoni përsëri.';
    case 'broken-statement':
      return 'Skedari camt.053 është i dëmtuar ose i cunguar. Shkarkojeni përsëri nga banka.';
    case 'other-format':
      if (file.format.endsWith('ZIP')) {
        return `Ky skedar është ${file.format}: hapeni dhe zgjidhni skedarin që është brenda${file.isStatement ? ' (CSV, XLSX, camt.053 ose MT940)' : ' (.xlsx ose CSV)'}.`;
      }
      return file.isStatement
        ? `Ky skedar është ${file.format}, jo ekstrakt që lexohet. Shkarkoni nga banka CSV, XLSX, camt.053 ose MT940.`
        : `Ky skedar është ${file.format}, jo tabelë. Hapeni në Excel, ruajeni si .xlsx ose CSV dhe provoni përsëri.`;
    case 'too-large':
      return 'Skedari, i hapur, është tepër i madh. Fshini fletët dhe rreshtat që nuk duhen, ose ruajeni si CSV në disa pjesë.';
    case 'too-many-rows':
      return `Skedari ka më shumë se ${file.max} rreshta. Ndajeni në disa skedarë.`;
    case 'too-wide':
      return `Skedari ka më shumë se ${file.max} kolona. Fshini kolonat e tepërta dhe provoni përsëri.`;
    case 'missing-columns':
      return `Skedarit i mungon kolona: ${file.columns.join(', ')}.`;
    case 'same-meaning':
      return `Kolonat „${file.columns[0]}” dhe „${file.columns[1]}” kanë të njëjtin kuptim: fshini njërën.`;
  }
}

const SELLER_FIELDS = {
  name: 'emri',
  address: 'adresa',
  fiscalNumber: 'numri fiskal',
  vatNumber: 'numri i TVSH-së',
} as const;

export function incompleteSeller({ missing }: DomainErrorData['seller-incomplete']): string {
  return `Te Cilësimet e shitësit mungon: ${missing.map((field) => SELLER_FIELDS[field]).join(', ')}.`;
}

export function incompleteBuyer({ missing }: DomainErrorData['buyer-incomplete']): string {
  return `Te llogaria e klientit mungon: ${missing.map((field) => SELLER_FIELDS[field]).join(', ')}.`;
}

export function tooManyAttempts({ retryAfterSeconds }: DomainErrorData['too-many-attempts']): string {
  return `Shumë përpjekje. Ju lutem provoni përsëri pas ${retryAfterSeconds} sekondash.`;
}

export function tooManyDocuments({ retryAfterSeconds }: DomainErrorData['too-many-documents']): string {
  return `Shumë dokumente njëherësh. Ju lutem provoni përsëri pas ${retryAfterSeconds} sekondash.`;
}

export function tooManyPixels({ maxPixels }: DomainErrorData['image-too-many-pixels']): string {
  return `Imazhi është tepër i madh: më së shumti ${maxPixels / 1_000_000} megapikselë.`;
}
