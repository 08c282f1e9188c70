import { Select, Textarea, TextInput } from '@mantine/core';
import {
  CATEGORIES,
  CATEGORY_LABELS,
  isCategory,
  SUBCATEGORIES,
  subcategoryLabel,
} from '#shared/categories.ts';
import { FieldRow, FormSection } from './form-section.tsx';
import { productFormTexts as texts } from './texts.ts';
import type { ProductFormHandle } from './use-product-form.ts';

const CATEGORY_CHOICES = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));

export function BasicFields({ form }: { readonly form: ProductFormHandle }) {
  const { category } = form.values;
  const subcategories =
    category !== null && isCategory(category)
      ? SUBCATEGORIES[category].map((value) => ({ value, label: subcategoryLabel(value) }))
      : [];
  return (
    <FormSection title={texts.basics}>
      <TextInput
        label={texts.fields.name}
        withAsterisk
        required
        maxLength={160}
        {...form.getInputProps('name')}
      />
      <FieldRow>
        <Select
          label={texts.fields.category}
          placeholder={texts.hints.category}
          withAsterisk
          required
          data={CATEGORY_CHOICES}
          allowDeselect={false}
          {...form.getInputProps('category')}
          onChange={(value) => {
            form.setFieldValue('category', value);
            form.setFieldValue('subcategory', null);
          }}
        />
        <Select
          label={texts.fields.subcategory}
          placeholder={category === null ? texts.hints.subcategory : texts.hints.noSubcategory}
          disabled={category === null}
          clearable
          clearButtonProps={{ 'aria-label': texts.hints.noSubcategory }}
          data={subcategories}
          {...form.getInputProps('subcategory')}
        />
        <TextInput label={texts.fields.code} maxLength={40} {...form.getInputProps('code')} />
      </FieldRow>
      <Textarea
        label={texts.fields.description}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={4000}
        {...form.getInputProps('description')}
      />
    </FormSection>
  );
}
