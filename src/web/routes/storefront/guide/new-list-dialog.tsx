import '#web/styles/overlay-styles.ts';
import { Button, Divider, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { joinListInput } from '#shared/guide-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { NewListForm } from './new-list-form.tsx';
import { guideTexts, listTexts } from './texts.ts';

type NewListDialogProps = {
  readonly onClose: () => void;
  readonly onMade: (listId: number) => void;
};

export function NewListDialog({ onClose, onMade }: NewListDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={guideTexts.newList}
      centered
      closeButtonProps={{ 'aria-label': listTexts.close }}
    >
      <Stack gap="md">
        <NewListForm action={listTexts.create} onMade={onMade} />
        <Divider />
        <JoinForm onJoined={onMade} />
      </Stack>
    </Modal>
  );
}

function JoinForm({ onJoined }: { readonly onJoined: (listId: number) => void }) {
  const form = useZodForm(joinListInput, { initialValues: { code: '' } });
  const join = useAction(api.customer.lists.join, {
    form,
    success: listTexts.joined,
    toastId: 'list',
    affects: ['guide'],
    onSuccess: ({ listId }) => onJoined(listId),
  });
  return (
    <form {...form.submit((values) => void join.run(values))}>
      <Text fw={620}>{listTexts.join}</Text>
      <Group align="flex-start" gap="xs">
        <TextInput
          {...form.field('code')}
          flex="1 1 10rem"
          label={listTexts.joinLabel}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" mt={27} variant="default" loading={join.isPending}>
          {listTexts.joinAction}
        </Button>
      </Group>
    </form>
  );
}
