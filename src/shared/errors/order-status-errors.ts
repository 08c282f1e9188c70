import type { Answers } from './domain-errors.ts';

export const ORDER_STATUS_ERRORS = {
  'status-change-not-possible': [
    409,
    'Status change not possible',
    ({ from, to }) => `Porosia është „${from}” dhe nuk mund të bëhet „${to}”.`,
  ],
  'delivered-one-by-one': [
    409,
    'Status change not possible',
    'Porosia është dorëzuar: kthehet vetëm veç, me arsye.',
  ],
  'delivery-day-past': [
    409,
    'Status change not possible',
    'Dita e dorëzimit ka kaluar. Caktoni së pari një datë të re.',
  ],
  'order-over': [409, 'Conflict', ({ status }) => `Porosia është „${status}”: në të nuk punohet më.`],
  'status-already-set': [409, 'Conflict', ({ status }) => `Porosia është tashmë „${status}”.`],
} as const satisfies Answers;
