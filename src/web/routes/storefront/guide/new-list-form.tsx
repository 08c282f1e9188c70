import '#web/styles/form-styles.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { createListInput, MAX_LIST_NAME_LENGTH } from '#shared/inputs/guide-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { listTexts } from './texts.ts';

type NewListFormProps = {
  readonly action: string;
  readonly items?: readonly { readonly productId: number; readonly quantity: number | null }[];
  readonly onMade: (listId: number) => void;
};

const nameOnly = createListInput.pick({ name: true });

export function NewListForm({ action, items = [], onMade }: NewListFormProps) {
  const form = useZodForm(nameOnly, { initialValues: { name: '' } });
  const create = useAction(api.customer.lists.create, {
    attempts: { about: ({ name }) => name },
    form,
    success: (_list, { name }) => listTexts.created(name),
    toastId: 'list',
    affects: ['guide'],
    onDone: ({ id }) => onMade(id),
  });
  return (
    <form {...form.submit(({ name }) => void create.run({ name, items: [...items] }))}>
      <Group align="flex-start" gap="xs">
        <TextInput
          {...form.field('name')}
          flex="1 1 10rem"
          label={listTexts.name}
          placeholder={listTexts.nameExample}
          maxLength={MAX_LIST_NAME_LENGTH}
          autoComplete="off"
        />
        <Button type="submit" mt={27} loading={create.isPending}>
          {action}
        </Button>
      </Group>
    </form>
  );
}
