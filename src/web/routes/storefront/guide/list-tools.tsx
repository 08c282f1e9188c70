import '#web/styles/overlay-styles.ts';
import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { IconArrowsSort, IconDoorExit, IconPencil, IconShare2, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useUser } from '#web/session.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import classes from './guide.module.css';
import { ShareDialog } from './share-dialog.tsx';
import { listTexts } from './texts.ts';
import type { MyList } from './use-guide.ts';
import '#web/styles/form-styles.ts';
import { MAX_LIST_NAME_LENGTH, renameListInput } from '#shared/inputs/guide-inputs.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';

type ListToolsProps = {
  readonly list: MyList;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onGone: () => void;
};

export function ListTools({ list, isEditing, onEdit, onGone }: ListToolsProps) {
  const [open, setOpen] = useState<'rename' | 'share' | 'end' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={classes['owner']}>
      {!list.isOwn && <Text c="dimmed">{listTexts.sharedBy(list.ownerName)}</Text>}
      <Tool icon={<IconArrowsSort size={18} aria-hidden />} isPressed={isEditing} onClick={onEdit}>
        {isEditing ? listTexts.done : listTexts.edit}
      </Tool>
      {list.isOwn ? (
        <>
          <Tool icon={<IconPencil size={18} aria-hidden />} onClick={() => setOpen('rename')}>
            {listTexts.rename}
          </Tool>
          <Tool icon={<IconShare2 size={18} aria-hidden />} onClick={() => setOpen('share')}>
            {listTexts.share}
          </Tool>
          <Tool icon={<IconTrash size={18} aria-hidden />} onClick={() => setOpen('end')}>
            {listTexts.delete}
          </Tool>
        </>
      ) : (
        <Tool icon={<IconDoorExit size={18} aria-hidden />} onClick={() => setOpen('end')}>
          {listTexts.leave}
        </Tool>
      )}
      {open === 'rename' && <RenameDialog list={list} onClose={close} />}
      {open === 'share' && <ShareDialog list={list} onClose={close} />}
      {open === 'end' && <EndDialog list={list} onClose={close} onGone={onGone} />}
    </div>
  );
}

type ToolProps = {
  readonly icon: ReactNode;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly children: string;
};

function Tool({ icon, isPressed, onClick, children }: ToolProps) {
  return (
    <Button
      size="sm"
      variant={isPressed ? 'light' : 'default'}
      classNames={{ section: classes['icon'] ?? '' }}
      leftSection={icon}
      title={children}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <span className={classes['word']}>{children}</span>
    </Button>
  );
}

type EndDialogProps = Pick<ListToolsProps, 'list' | 'onGone'> & { readonly onClose: () => void };

function EndDialog({ list, onClose, onGone }: EndDialogProps) {
  const userId = useUser()?.id ?? 0;
  const common = { affects: ['guide'], toastId: 'list', onDone: onGone } as const;
  const deletion = useAction(api.customer.lists.delete, { ...common, success: listTexts.deleted(list.name) });
  const leave = useAction(api.customer.lists.endSharing, { ...common, success: listTexts.left(list.name) });
  const { isOwn, id: listId, name } = list;
  return (
    <ConfirmDialog
      isOpen
      title={isOwn ? listTexts.deleteAsk(name) : listTexts.leaveAsk(name)}
      confirmLabel={isOwn ? listTexts.delete : listTexts.leave}
      isDestructive
      isWorking={deletion.isPending || leave.isPending}
      onCancel={onClose}
      onConfirm={() => void (isOwn ? deletion.run({ listId }) : leave.run({ listId, userId }))}
    >
      {isOwn ? listTexts.deleteText : listTexts.leaveText}
    </ConfirmDialog>
  );
}

const nameOnly = renameListInput.pick({ name: true });

export function RenameDialog({ list, onClose }: { readonly list: MyList; readonly onClose: () => void }) {
  const form = useZodForm(nameOnly, { initialValues: { name: list.name } });
  const rename = useAction(api.customer.lists.rename, {
    form,
    success: listTexts.renamed,
    toastId: 'list',
    affects: ['guide'],
    onDone: onClose,
  });
  return (
    <Modal opened onClose={onClose} title={listTexts.rename}>
      <form {...form.submit(({ name }) => void rename.run({ listId: list.id, name }))}>
        <TextInput
          {...form.field('name')}
          label={listTexts.name}
          maxLength={MAX_LIST_NAME_LENGTH}
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end" mt="lg">
          <Button type="submit" loading={rename.isPending}>
            {listTexts.save}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
