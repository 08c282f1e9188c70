import { Checkbox, Paper, SimpleGrid, Stack, TextInput, type TextInputProps, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '#shared/define-fields.ts';
import { PRODUCT_FIELDS, type ProductField } from '#shared/product-fields.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { productFormTexts as texts } from './texts.ts';
import type { ProductFormHandle } from './use-product-form.ts';

type FormSectionProps = {
  readonly title: string;
  /** The title is exposed to screen readers only. */
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
};

export function FormSection({ title, isTitleHidden = false, children }: FormSectionProps) {
  return (
    <Paper component="section" p="lg" radius="lg" withBorder aria-label={isTitleHidden ? title : undefined}>
      <Stack gap="md">
        {!isTitleHidden && (
          <Title order={2} fz="md">
            {title}
          </Title>
        )}
        {children}
      </Stack>
    </Paper>
  );
}

export function FieldRow({ children }: { readonly children: ReactNode }) {
  return (
    <SimpleGrid
      minColWidth="min(100%, 11rem)"
      autoFlow="auto-fit"
      spacing="md"
      style={{ alignItems: 'start' }}
    >
      {children}
    </SimpleGrid>
  );
}

const HINTS: Partial<Record<ProductField, string>> = texts.hints;

type FieldInputProps = Pick<TextInputProps, 'withAsterisk' | 'required' | 'maxLength' | 'description'> & {
  readonly form: ProductFormHandle;
  readonly name: ProductField;
};

export function FieldInput({ form, name, ...props }: FieldInputProps) {
  const { kind, empty }: Field = PRODUCT_FIELDS[name];
  const label = texts.fields[name];
  const hint = HINTS[name] ?? (typeof empty === 'number' ? String(empty) : undefined);
  if (kind === 'flag') {
    return <Checkbox label={label} description={hint} {...form.getInputProps(name, { type: 'checkbox' })} />;
  }
  const required = empty === undefined && { withAsterisk: true, required: true };
  const shown = { ...required, ...props, label, placeholder: hint, ...form.getInputProps(name) };
  if (kind === 'text' || kind === 'code') return <TextInput {...shown} />;
  return <NumberField isWhole={kind === 'whole'} {...shown} />;
}
