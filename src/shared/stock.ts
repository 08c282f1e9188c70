import { printWhole } from './prices/money.ts';

export const STOCK_REASONS = [
  'opening',
  'order-placed',
  'order-cancelled',
  'order-reopened',
  'item-added',
  'item-changed',
  'item-removed',
  'adjusted',
  'set',
  'received',
  'counted',
  'delivery-returned',
  'imported',
  'short-shipped',
  'missing',
  'damaged',
  'credited',
  'receipt-reversed',
  'supplier-returned',
] as const;

export type StockReason = (typeof STOCK_REASONS)[number];

export const STOCK_REASON_LABELS: Readonly<Record<StockReason, string>> = {
  opening: 'Gjendja fillestare',
  'order-placed': 'Porosi',
  'order-cancelled': 'Porosi e anuluar',
  'order-reopened': 'Porosi e rikthyer',
  'item-added': 'Artikull i shtuar në porosi',
  'item-changed': 'Sasi e ndryshuar në porosi',
  'item-removed': 'Artikull i hequr nga porosia',
  adjusted: 'Rregullim',
  set: 'Gjendje e vendosur',
  received: 'Pranim malli',
  counted: 'Inventarizim',
  'delivery-returned': 'Kthim nga dorëzimi',
  imported: 'Import',
  'short-shipped': 'Mungesë në porosi',
  missing: 'Humbje: mungon',
  damaged: 'Humbje: dëmtuar',
  credited: 'Kthim me notë krediti',
  'receipt-reversed': 'Pranim i kthyer',
  'supplier-returned': 'Kthim te furnitori',
};

export const STOCK_FIGURE_LABELS = { free: 'E lirë', taken: 'E marrë', shelf: 'Në raft' } as const;

/** Low at or below it; the settings may override it. */
export const DEFAULT_LOW_STOCK_THRESHOLD = 10;

export const MAX_QUANTITY = 1_000_000;

export function onlyInStockMessage(available: number): string {
  return `Kemi vetëm ${printWhole(available)} artikuj në stok.`;
}
