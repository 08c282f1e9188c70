import { Checkbox, Select, TextInput } from '@mantine/core';
import { PRICE_PER } from '#shared/catalog-inputs.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { FieldRow, FormSection } from './form-section.tsx';
import { productFormTexts as texts } from './texts.ts';
import type { ProductFormHandle } from './use-product-form.ts';

const PRICE_PER_CHOICES = PRICE_PER.map((pieces) => ({ value: String(pieces), label: texts.per(pieces) }));

export function PackingFields({ form }: { readonly form: ProductFormHandle }) {
  return (
    <FormSection title={texts.packing}>
      <FieldRow>
        <TextInput
          label={texts.fields.packName}
          placeholder={texts.hints.packName}
          {...form.getInputProps('packName')}
        />
        <NumberField label={texts.fields.packSize} placeholder="1" {...form.getInputProps('packSize')} />
      </FieldRow>
      <FieldRow>
        <NumberField label={texts.fields.orderStep} placeholder="1" {...form.getInputProps('orderStep')} />
        <NumberField
          label={texts.fields.minQuantity}
          placeholder="1"
          {...form.getInputProps('minQuantity')}
        />
        <Select
          label={texts.fields.pricePer}
          data={PRICE_PER_CHOICES}
          allowDeselect={false}
          {...form.getInputProps('pricePer')}
        />
      </FieldRow>
      <Checkbox
        label={texts.fields.onRequest}
        description={texts.hints.onRequest}
        {...form.getInputProps('isOnRequest', { type: 'checkbox' })}
      />
    </FormSection>
  );
}
