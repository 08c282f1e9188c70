import type { LossReason } from '#shared/order-changes.ts';

export const shortShipTexts = {
  open: (name: string) => `Mungon ose i dëmtuar: ${name}`,
  title: (name: string) => `${name}: çfarë mungon?`,
  reasons: { missing: 'Mungon', damaged: 'Dëmtuar' } satisfies Record<LossReason, string>,
  reason: 'Arsyeja',
  howMany: 'Sa copë',
  quantityOf: (name: string) => `Sa copë: ${name}`,
  left: (from: string, to: string) => `Në porosi: ${from} → ${to}`,
  none: 'Artikulli hiqet krejt nga porosia.',
  visibleHint: 'Klienti dhe telefonistja e shohin.',
  submit: 'Shëno',
  done: (orderId: number, pieces: string, name: string, reason: LossReason) =>
    `Porosia ${orderId}: ${pieces} × ${name} ${reason === 'damaged' ? 'të dëmtuara' : 'mungojnë'}`,
  undone: (orderId: number, name: string) => `Porosia ${orderId}: ${name} është prapë si më parë`,
  failed: 'Mungesa nuk u shënua',
} as const;
