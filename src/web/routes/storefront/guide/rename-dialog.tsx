import '#web/styles/form-styles.ts';
import '#web/styles/overlay-styles.ts';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { MAX_LIST_NAME_LENGTH, renameListInput } from '#shared/guide-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { listTexts } from './texts.ts';
import type { OwnList } from './use-guide.ts';

type RenameDialogProps = { readonly list: OwnList; readonly onClose: () => void };

const nameOnly = renameListInput.pick({ name: true });

export function RenameDialog({ list, onClose }: RenameDialogProps) {
  const form = useZodForm(nameOnly, { initialValues: { name: list.name } });
  const rename = useAction(api.customer.lists.rename, {
    form,
    success: listTexts.renamed,
    toastId: 'list',
    affects: ['guide'],
    onSuccess: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={listTexts.rename}
      centered
      closeButtonProps={{ 'aria-label': listTexts.close }}
    >
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
