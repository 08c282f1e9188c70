import { useMutation } from '@tanstack/react-query';
import type { LossReason } from '#shared/order-changes.ts';
import { countText, type PackedGoods } from '#shared/prices/packs.ts';
import type { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { shortShipTexts as texts } from './texts.ts';

export type ShortShipRouter = Pick<typeof api.stocker.orders, 'shortShip' | 'takeBackShortage'>;

export type ShortLine = PackedGoods & {
  readonly orderId: number;
  readonly orderLineId: number;
  readonly productId: number;
  readonly productName: string;
  readonly quantity: number;
};

export type Shortage = { readonly missing: number; readonly reason: LossReason };

/**
 * Removes missing pieces of a line, with ten seconds to undo. `expectedVersion` is the version on screen, so that a
 * retry after a lost response is not applied twice.
 */
export function useShortShip(router: ShortShipRouter, onSettled: () => Promise<unknown>) {
  const { mutateAsync: send } = useMutation(router.shortShip.mutationOptions());
  const { mutateAsync: sendBack } = useMutation(router.takeBackShortage.mutationOptions());
  const showFailure = (error: unknown) =>
    showToast({ tone: 'error', message: errorText(error, texts.failed) });

  const undoShortShip = async ({ orderId, productId, productName }: ShortLine, changeId: number) => {
    try {
      await sendBack({ changeId, productId });
      showToast({ tone: 'success', message: texts.undone(orderId, productName) });
    } catch (error) {
      showFailure(error);
    }
    await onSettled();
  };
  return async (line: ShortLine, { missing, reason }: Shortage, expectedVersion?: number): Promise<void> => {
    const { orderId, orderLineId, productName } = line;
    try {
      const { changeId } = await send({ orderLineId, missing, reason, expectedVersion });
      showToast({
        tone: 'success',
        message: texts.done(orderId, countText(missing, line), productName, reason),
        ...(changeId === null ? {} : { undo: () => void undoShortShip(line, changeId) }),
      });
    } catch (error) {
      showFailure(error);
    }
    await onSettled();
  };
}
