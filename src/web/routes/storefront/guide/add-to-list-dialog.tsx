import '@mantine/core/styles/Checkbox.layer.css';
import '#web/styles/form-styles.ts';
import '#web/styles/overlay-styles.ts';
import { Checkbox, Divider, Modal, Stack } from '@mantine/core';
import { api } from '#web/api.ts';
import { optimisticUpdate } from '#web/cache/optimistic-update.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { NewListForm } from './new-list-form.tsx';
import { listTexts } from './texts.ts';
import { type MyList, useMyLists } from './use-guide.ts';

type AddToListDialogProps = {
  readonly product: { readonly id: number; readonly name: string };
  readonly quantity: number | null;
  readonly onClose: () => void;
};

export function AddToListDialog({ product, quantity, onClose }: AddToListDialogProps) {
  const lists = useMyLists().data ?? [];
  const toggle = useToggle(product.id, lists);
  return (
    <Modal opened onClose={onClose} title={listTexts.toListOf(product.name)}>
      <Stack gap="sm">
        {lists.map((list) => {
          const isOn = list.productIds.includes(product.id);
          return (
            <Checkbox
              key={list.id}
              size="md"
              label={list.isOwn ? list.name : `${list.name} (${listTexts.sharedBy(list.ownerName)})`}
              checked={isOn}
              onChange={() => toggle(list, isOn, quantity)}
            />
          );
        })}
        {lists.length > 0 && <Divider />}
        <NewListForm
          action={listTexts.createAndPut}
          items={[{ productId: product.id, quantity }]}
          onMade={onClose}
        />
      </Stack>
    </Modal>
  );
}

function useToggle(productId: number, lists: readonly MyList[]) {
  const nameOf = (listId: number) => lists.find((list) => list.id === listId)?.name ?? '';
  const show = (listId: number, isOn: boolean) =>
    optimisticUpdate<MyList[]>([{ queryKey: api.customer.lists.all.queryKey() }], (all) =>
      all.map((list) => {
        if (list.id !== listId) return list;
        const others = list.productIds.filter((id) => id !== productId);
        return { ...list, productIds: isOn ? [...others, productId] : others };
      }),
    );
  const common = { affects: ['guide'], toastId: 'list' } as const;
  const put = useAction(api.customer.lists.put, {
    ...common,
    optimistic: ({ listId }) => show(listId, true),
    success: (_done, { listId }) => listTexts.put(nameOf(listId)),
  });
  const remove = useAction(api.customer.lists.remove, {
    ...common,
    optimistic: ({ listId }) => show(listId, false),
    success: (_done, { listId }) => listTexts.removed(nameOf(listId)),
  });
  return ({ id: listId }: MyList, isOn: boolean, quantity: number | null) =>
    void (isOn ? remove.run({ listId, productId }) : put.run({ listId, productId, quantity }));
}
