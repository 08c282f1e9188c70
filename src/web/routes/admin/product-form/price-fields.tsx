import { Select, TextInput } from '@mantine/core';
import { unitPriceForField } from '#shared/unit-price.ts';
import { UNIT_LABELS, UNITS } from '#shared/units.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { FieldRow, FormSection } from './form-section.tsx';
import { netPriceOf } from './product-schema.ts';
import { productFormTexts as texts } from './texts.ts';
import type { ProductFormHandle } from './use-product-form.ts';

const UNIT_CHOICES = UNITS.map((value) => ({ value, label: UNIT_LABELS[value] }));

export function PriceFields({ form }: { readonly form: ProductFormHandle }) {
  const netE4 = netPriceOf(form.values);
  return (
    <FormSection title={texts.price}>
      <FieldRow>
        <NumberField label={texts.fields.price} withAsterisk required {...form.getInputProps('price')} />
        <NumberField label={texts.fields.vat} withAsterisk required {...form.getInputProps('vat')} />
        <TextInput
          label={texts.fields.net}
          value={netE4 === null ? '' : unitPriceForField(netE4)}
          placeholder={texts.hints.net}
          readOnly
          tabIndex={-1}
          variant="filled"
        />
      </FieldRow>
      <FieldRow>
        <NumberField label={texts.fields.discount} placeholder="0" {...form.getInputProps('discount')} />
        <Select
          label={texts.fields.unit}
          data={UNIT_CHOICES}
          allowDeselect={false}
          {...form.getInputProps('unit')}
        />
      </FieldRow>
    </FormSection>
  );
}
