import type { MarginKey } from '#shared/list-choices.ts';
import { STOCK_REASON_LABELS } from '#shared/stock.ts';

export const MARGIN_KEY_LABELS: Readonly<Record<MarginKey, string>> = {
  product: 'Produkti',
  customer: 'Klienti',
  category: 'Kategoria',
  region: 'Regjioni',
  driver: 'Shoferi',
  month: 'Muaji',
};

export const LOSS_LABELS: Readonly<Record<string, string>> = {
  ...STOCK_REASON_LABELS,
  'order-cancelled': 'Mbeti te klienti pa faturë',
  credited: 'Kthim me notë krediti, pa kosto',
};
