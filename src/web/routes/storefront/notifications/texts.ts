import { formatCents } from '#shared/prices/money.ts';
import { plural } from '#shared/text/plural.ts';
import { findDeviceName } from '#web/device/device-name.ts';
import type { CustomerNotification } from './use-notifications.ts';

export const notificationsTexts = {
  title: 'Lajmet',
  bell: (unread: number) =>
    unread === 0
      ? 'Lajmet'
      : `Lajmet: ${plural(unread, '1 e palexuar', `${shownCount(unread)} të palexuara`)}`,
  count: shownCount,
  empty: 'Ende nuk ka lajme për ju.',
  unread: 'E re:',
  failure: 'Lajmet nuk u ngarkuan.',
} as const;

function deviceOf(userAgent: string): string {
  const name = findDeviceName(userAgent);
  return name === undefined ? '' : ` (${name})`;
}

function shownCount(unread: number): string {
  return unread > 9 ? '9+' : String(unread);
}

export function notificationSentence(item: CustomerNotification): string {
  switch (item.kind) {
    case 'back-in-stock':
      return `${item.productName} erdhi përsëri${item.isInStock ? '' : ', por është shitur sërish'}.`;
    case 'new-device':
      return `Hyrje në llogarinë tuaj nga një pajisje e re${deviceOf(item.userAgent)}. Nuk jeni ju? Shikoni pajisjet.`;
    case 'order-changed':
      return `Porosia nr. ${item.orderId} u ndryshua nga dyqani.`;
    case 'order-cancelled':
      return `Porosia nr. ${item.orderId} u anulua${item.reason === '' ? '' : `: ${item.reason}`}.`;
    case 'order-departed':
      return `Porosia nr. ${item.orderId} është nisur drejt jush.`;
    case 'order-delivered':
      return `Porosia nr. ${item.orderId} u dorëzua.`;
    case 'credit-note':
      return `Notë krediti ${item.number} për porosinë nr. ${item.orderId}: ${formatCents(item.totalCents)}.`;
    case 'debit-note':
      return `Notë debiti ${item.number} për porosinë nr. ${item.orderId}: ${formatCents(item.totalCents)}.`;
  }
}
