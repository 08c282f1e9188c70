import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { countText, type PackedGoods } from '#shared/prices/packs.ts';
import { codeOf, errorText } from '#web/error-text.ts';
import type {
  StaffOrder,
  StaffOrderLine,
  StaffOrdersWorkspace,
} from '#web/features/staff-orders/staff-order.ts';
import { refreshOrders } from '#web/features/staff-orders/use-order-actions.ts';
import { useAttemptKey } from '#web/hooks/use-attempt-key.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/toast.ts';
import { panelTexts as texts } from './texts.ts';
import { GivenUpError, useOverrideReason } from './use-override-reason.ts';

type Edited = { readonly totalCents: number; readonly version: number };

type Edit<Answer extends Edited = Edited> = {
  readonly send: (expectedVersion: number, overrideReason?: string) => Promise<Answer>;
  readonly done: string;
  readonly fallback: string;
  readonly undo?: (answer: Answer) => void;
};

type AddedProduct = PackedGoods & { readonly id: number; readonly name: string };

export function useItemChanges(order: StaffOrder, workspace: StaffOrdersWorkspace) {
  const { orderId } = order;
  const { router } = workspace;
  const { mutateAsync: update } = useMutation(router.updateItem.mutationOptions());
  const { mutateAsync: remove } = useMutation(router.removeItem.mutationOptions());
  const { mutateAsync: restore } = useMutation(router.restoreItem.mutationOptions());
  const add = useMutation(router.addItem.mutationOptions());
  const once = useOneAtATime();
  const attempt = useAttemptKey();
  const { edit, findLine, asked } = useEditing(order, workspace);
  const setQuantity = (line: StaffOrderLine, quantity: number, undoTo?: number): Promise<void> =>
    edit({
      send: (expectedVersion, overrideReason) =>
        update({ orderLineId: line.orderLineId, quantity, expectedVersion, overrideReason }),
      done: texts.updated(orderId, line.productName, countText(quantity, line)),
      fallback: texts.updateFailed,
      ...(undoTo === undefined ? {} : { undo: () => void setQuantity(line, undoTo) }),
    });
  const removeLine = (line: StaffOrderLine): Promise<void> =>
    edit({
      send: (expectedVersion) => remove({ orderLineId: line.orderLineId, expectedVersion }),
      done: texts.removed(orderId, line.productName),
      fallback: texts.removeFailed,
      undo: ({ removalId }) => void putBack(line, removalId),
    });
  const putBack = (line: StaffOrderLine, removalId: number): Promise<void> =>
    edit({
      send: () => restore({ removalId }),
      done: texts.restored(orderId, line.productName),
      fallback: texts.addFailed,
    });
  const undoAdd = (product: AddedProduct, before: number) => {
    const line = findLine(product.id);
    if (line) void (before === 0 ? removeLine(line) : setQuantity(line, before));
  };
  return {
    isAdding: add.isPending,
    asked,
    update: (line: StaffOrderLine, quantity: number) => setQuantity(line, quantity, line.quantity),
    remove: removeLine,
    add: (product: AddedProduct, quantity: number, onDone: () => void) => {
      const before = findLine(product.id)?.quantity ?? 0;
      const item = { orderId, productId: product.id, quantity };
      const answered = Promise.withResolvers<void>();
      const adding = () =>
        edit({
          send: async (expectedVersion, overrideReason) => {
            const edited = await attempt.send((idempotencyKey) =>
              add.mutateAsync({ ...item, expectedVersion, overrideReason, idempotencyKey }),
            );
            onDone();
            answered.resolve();
            return edited;
          },
          done: texts.added(orderId, product.name, countText(quantity, product)),
          fallback: texts.addFailed,
          undo: () => undoAdd(product, before),
        });
      // The next product may be added while the order is read anew.
      once(() => Promise.race([answered.promise, adding()]));
    },
  };
}

function useEditing(order: StaffOrder, workspace: StaffOrdersWorkspace) {
  const key = workspace.router.details.queryKey({ orderId: order.orderId });
  const inTurn = useQueue();
  const override = useOverrideReason();
  /** From the last response, so that the user's own previous change is not a conflict. */
  const latest = () => queryClient.getQueryData(key) ?? order;
  const edit = <Answer extends Edited>({ send, done, fallback, undo }: Edit<Answer>): Promise<void> =>
    inTurn(async () => {
      try {
        const answer = await override.send((reason) => send(latest().version, reason));
        const { totalCents, version } = answer;
        queryClient.setQueryData(key, { ...latest(), totalCents, version });
        showToast({ tone: 'success', message: done, ...(undo ? { undo: () => undo(answer) } : {}) });
      } catch (error) {
        if (!(error instanceof GivenUpError)) {
          showToast({ tone: 'error', message: failureText(error, fallback) });
        }
        throw error;
      } finally {
        await refreshOrders(workspace);
      }
    });
  return {
    edit,
    asked: override.asked,
    findLine: (productId: number) => latest().lines.find((line) => line.productId === productId),
  };
}

function failureText(error: unknown, fallback: string): string {
  return codeOf(error) === 'order-changed' ? texts.changedElsewhere : errorText(error, fallback);
}

export function useQueue(): (run: () => Promise<unknown>) => Promise<void> {
  const last = useRef<Promise<void>>(Promise.resolve());
  const failures = useRef(0);
  return useCallback((run) => {
    const before = failures.current;
    last.current = last.current.then(async () => {
      if (failures.current !== before) return;
      try {
        await run();
      } catch {
        failures.current += 1;
      }
    });
    return last.current;
  }, []);
}
