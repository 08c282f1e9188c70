import { showToast } from '#web/ui/toast.ts';
import { bulkTexts } from './staff-orders-texts.ts';

/** What was done to many orders: those that were changed, and those that stayed, each with the reason. */
export type BulkResult = {
  readonly changed: readonly number[];
  readonly rejected: readonly { readonly orderId: number; readonly message: string }[];
};

const MAX_NAMED = 3;

/** Says what was changed, with a way back where there is one, and names what was left and why. */
export function tellBulk({ changed, rejected }: BulkResult, undo?: () => void): void {
  if (changed.length > 0) {
    showToast({ tone: 'success', message: bulkTexts.changed(changed), ...(undo ? { undo } : {}) });
  }
  if (rejected.length === 0) return;
  const named = rejected.slice(0, MAX_NAMED).map(({ orderId, message }) => bulkTexts.kept(orderId, message));
  if (rejected.length > MAX_NAMED) named.push(bulkTexts.moreKept(rejected.length - MAX_NAMED));
  showToast({ tone: 'error', message: named.join(' ') });
}
