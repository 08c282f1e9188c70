import { Button, Group, Select, TextInput } from '@mantine/core';
import { z } from 'zod';
import { CATEGORY_ICONS, type CategoryRow, type Subcategory } from '#shared/firm/firm-types.ts';
import { createCategoryInput, createSubcategoryInput } from '#shared/inputs/firm-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { ActiveSwitch } from './firm-panel.tsx';
import { firmTexts } from './firm-texts.ts';

const texts = firmTexts.groups;

const subcategoryForm = createSubcategoryInput
  .pick({ key: true, name: true })
  .extend({ isActive: z.boolean(), moveTo: z.string().nullable() });

const categoryForm = createCategoryInput
  .pick({ key: true, name: true })
  .extend({ isActive: z.boolean(), moveTo: z.string().nullable(), icon: z.enum(CATEGORY_ICONS) });

/** The server treats an absent target as none. */
function target(moveTo: string | null) {
  return moveTo === null || moveTo === '' ? {} : { moveTo };
}

type CategoryDialogProps = {
  readonly category?: CategoryRow;
  readonly others: readonly CategoryRow[];
  readonly onClose: () => void;
};

export function CategoryDialog({ category, others, onClose }: CategoryDialogProps) {
  const form = useZodForm(categoryForm, {
    mode: 'controlled',
    names: { newKey: 'key' },
    initialValues: {
      key: category?.key ?? '',
      name: category?.name ?? '',
      icon: category?.icon ?? CATEGORY_ICONS[1],
      isActive: category?.isActive ?? true,
      moveTo: null,
    },
  });
  const options = {
    affects: ['firm', 'catalog'],
    failure: firmTexts.notSaved,
    form,
    onDone: onClose,
  } as const;
  const create = useAction(api.admin.categories.create, {
    ...options,
    success: ({ name }) => firmTexts.saved(name),
  });
  const update = useAction(api.admin.categories.update, {
    ...options,
    success: (saved) => firmTexts.saved(saved.category.name),
  });
  const choices = others.filter((other) => other.isActive && other.id !== category?.id);
  const { icon, isActive } = form.values;
  return (
    <ReceivableDialog
      title={category ? firmTexts.edit(category.name) : texts.add}
      submitLabel={firmTexts.save}
      isWorking={create.isPending || update.isPending}
      form={form.submit(({ moveTo, key, ...fields }) => {
        if (!category) return void create.run({ key, ...fields });
        const moved = fields.isActive ? {} : target(moveTo);
        return void update.run({ key: category.key, newKey: key, ...form.changed(fields), ...moved });
      })}
      onClose={onClose}
    >
      <TextInput data-autofocus label={firmTexts.fields.name} maxLength={60} {...form.field('name')} />
      <TextInput label={texts.key} description={texts.keyHint} maxLength={30} {...form.field('key')} />
      <Select
        label={texts.icon}
        data={CATEGORY_ICONS.map((value) => ({ value, label: texts.icons[value] }))}
        leftSection={<CategoryIcon icon={icon} size={18} />}
        allowDeselect={false}
        {...form.field('icon')}
      />
      <ActiveSwitch {...form.getInputProps('isActive', { type: 'checkbox' })} />
      {category && !isActive && (
        <Select
          label={texts.moveTo}
          description={texts.moveHint}
          clearable
          data={choices.map(({ key, name }) => ({ value: key, label: name }))}
          {...form.field('moveTo')}
        />
      )}
    </ReceivableDialog>
  );
}

type SubcategoryDialogProps = {
  readonly category: CategoryRow;
  readonly subcategory?: Subcategory;
  readonly onClose: () => void;
};

export function SubcategoryDialog({ category, subcategory, onClose }: SubcategoryDialogProps) {
  const form = useZodForm(subcategoryForm, {
    mode: 'controlled',
    names: { newKey: 'key' },
    initialValues: {
      key: subcategory?.key ?? '',
      name: subcategory?.name ?? '',
      isActive: subcategory?.isActive ?? true,
      moveTo: null,
    },
  });
  const options = {
    affects: ['firm', 'catalog'],
    failure: firmTexts.notSaved,
    form,
    onDone: onClose,
  } as const;
  const create = useAction(api.admin.categories.createSubcategory, {
    ...options,
    success: ({ name }) => firmTexts.saved(name),
  });
  const update = useAction(api.admin.categories.updateSubcategory, {
    ...options,
    success: (saved) => firmTexts.saved(saved.subcategory.name),
  });
  const remove = useAction(api.admin.categories.removeSubcategory, {
    affects: ['firm'],
    failure: firmTexts.notDeleted,
    onDone: onClose,
  });
  const choices = category.subcategories.filter((other) => other.isActive && other.id !== subcategory?.id);
  return (
    <ReceivableDialog
      title={subcategory ? firmTexts.edit(subcategory.name) : `${texts.addSubcategory}: ${category.name}`}
      submitLabel={firmTexts.save}
      isWorking={create.isPending || update.isPending}
      form={form.submit(({ moveTo, key, ...fields }) => {
        if (!subcategory) return void create.run({ category: category.key, key, ...fields });
        const moved = fields.isActive ? {} : target(moveTo);
        const row = { category: category.key, key: subcategory.key, newKey: key };
        return void update.run({ ...row, ...form.changed(fields), ...moved });
      })}
      onClose={onClose}
    >
      <TextInput data-autofocus label={firmTexts.fields.name} maxLength={60} {...form.field('name')} />
      <TextInput
        label={texts.key}
        description={texts.subcategoryKeyHint}
        maxLength={30}
        {...form.field('key')}
      />
      <ActiveSwitch {...form.getInputProps('isActive', { type: 'checkbox' })} />
      {subcategory && !form.values.isActive && (
        <Select
          label={texts.moveTo}
          description={texts.moveHint}
          clearable
          data={choices.map(({ key, name }) => ({ value: key, label: name }))}
          {...form.field('moveTo')}
        />
      )}
      {subcategory && (
        <Group>
          <Button
            variant="subtle"
            color="bad"
            loading={remove.isPending}
            onClick={() => void remove.run({ category: category.key, key: subcategory.key })}
          >
            {firmTexts.remove}
          </Button>
        </Group>
      )}
    </ReceivableDialog>
  );
}
