import { MultiSelect, Switch } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useRegionChoicesOf } from '#web/firm.ts';
import { StockFigures } from '#web/ui/stock-figures.tsx';
import { FieldInput, FormSection } from './form-section.tsx';
import { productFormTexts as texts } from './texts.ts';
import type { ProductFormHandle } from './use-product-form.ts';

type AvailabilityFieldsProps = {
  readonly form: ProductFormHandle;
  readonly figures?: ShownFigures;
};

export type ShownFigures = ComponentProps<typeof StockFigures>['figures'];

export function AvailabilityFields({ form, figures }: AvailabilityFieldsProps) {
  const regions = useRegionChoicesOf(form.values.regionIds);
  return (
    <FormSection title={texts.stock}>
      <FieldInput form={form} name="quantity" description={figures && texts.hints.sellable} />
      {figures && <StockFigures figures={figures} />}
      <MultiSelect
        label={texts.fields.regionIds}
        placeholder={form.values.regionIds.length === 0 ? texts.hints.regions : ''}
        data={regions}
        {...form.getInputProps('regionIds')}
      />
      <Switch
        label={texts.fields.isFeatured}
        description={texts.hints.featured}
        {...form.getInputProps('isFeatured', { type: 'checkbox' })}
      />
    </FormSection>
  );
}
