import { SimpleGrid, TextInput } from '@mantine/core';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { FormSection } from './form-section.tsx';
import { productFormTexts as texts } from './texts.ts';
import type { ProductFormHandle } from './use-product-form.ts';

export function StorageFields({ form }: { readonly form: ProductFormHandle }) {
  return (
    <FormSection title={texts.storage}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label={texts.fields.shelfPlace}
          placeholder="A-03-2"
          maxLength={20}
          {...form.getInputProps('shelfPlace')}
        />
        <TextInput
          label={texts.fields.barcode}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          // A scanner ends what it reads with Enter, which would save the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          {...form.getInputProps('barcode')}
        />
        <NumberField label={texts.fields.weight} isWhole {...form.getInputProps('weight')} />
        <NumberField
          label={texts.fields.reorderPoint}
          placeholder={texts.hints.reorderPoint}
          isWhole
          {...form.getInputProps('reorderPoint')}
        />
      </SimpleGrid>
    </FormSection>
  );
}
