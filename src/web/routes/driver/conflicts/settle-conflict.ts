import { client } from '#web/api.ts';
import { keep } from '#web/phone-memory.ts';
import { refreshDriver } from '#web/routes/driver/day/driver-lists.ts';
import { draftName } from '#web/routes/driver/handover/handover-draft.ts';
import { forgetPhotos, sendPhotos } from '#web/routes/driver/handover/stored-photos.ts';
import { type Act, readUnsent, takeUp } from '#web/routes/driver/outbox/outbox.ts';
import { keepUnsent } from '#web/routes/driver/outbox/outbox-store.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { type Conflict, forgetConflict, settleConflict } from './conflicts.ts';

export async function sendAgain(conflict: Conflict): Promise<void> {
  const unsent = readUnsent(conflict);
  if (!unsent) {
    showToast({ tone: 'error', message: texts.unreadableHint });
    return;
  }
  const isKept = await keepUnsent(unsent);
  takeUp([unsent]);
  if (isKept) await forgetConflict(conflict);
}

export async function handToOffice(conflict: Conflict, act: Act, why: string): Promise<void> {
  const { orderId, attempt, words, photos, key, ...did } = act;
  await client.driver.orders.reportConflict.mutate({
    ...did,
    orderId,
    occurredAt: conflict.at,
    note: [why, words].filter(Boolean).join(' · '),
    photos: await sendPhotos(photos),
    actKey: key ?? conflict.id,
    ...(attempt ? { attemptReason: attempt } : {}),
  });
  await settleConflict(conflict);
  await forgetPhotos(photos);
  await keep(draftName(orderId), null);
  refreshDriver();
}
