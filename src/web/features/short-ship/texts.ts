import { LOSS_REASONS, type LossReason } from '#shared/order-changes.ts';

/** The words of pieces that are missing or damaged. */
export const shortShipTexts = {
  open: (product: string) => `Mungon ose është dëmtuar: ${product}`,
  title: 'Mungon ose është dëmtuar',
  reason: 'Çka ka ndodhur',
  reasons: { missing: 'Mungon', damaged: 'E dëmtuar' } satisfies Record<LossReason, string>,
  order: 'Cilës porosi i mungon',
  orderOption: (orderId: number, customer: string, quantity: number) =>
    `Porosia ${orderId} · ${customer} · ${quantity} copë`,
  pieces: 'Sa copë mungojnë',
  stays: (left: number, of: number) =>
    left === 0 ? 'Artikulli hiqet nga porosia.' : `Në porosi mbeten ${left} nga ${of} copë.`,
  told: 'E sheh qendra e thirrjeve dhe klienti; stoku zbritet.',
  confirm: 'Hiqi nga porosia',
  done: (orderId: number, product: string, missing: number) =>
    `Porosia ${orderId}: ${missing} × ${product} u hoqën`,
  failed: 'Failed to update item',
  lastItem: 'Artikulli i fundit nuk hiqet: anulojeni porosinë.',
} as const;

/** The reasons with their words, as a switch offers them. */
export const REASON_CHOICES = LOSS_REASONS.map((value) => ({
  value,
  label: shortShipTexts.reasons[value],
}));
