import { Alert, Button, Grid, Group, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldEntries } from '#shared/define-fields.ts';
import { formatBasisPoints, toPercent } from '#shared/prices/money.ts';
import { unitPriceForField } from '#shared/prices/unit-price.ts';
import { vatRatesOn } from '#shared/prices/vat.ts';
import { PRICE_PER, PRODUCT_FIELDS } from '#shared/product-fields.ts';
import { useFeatures } from '#web/features/use-feature.ts';
import { subcategoryChoices, useCategoryChoices, useUnitChoices } from '#web/firm.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { AvailabilityFields, type ShownFigures } from './availability-fields.tsx';
import { FieldInput, FieldRow, FormSection } from './form-section.tsx';
import { ImageField } from './image-field.tsx';
import { netPriceOf, type ProductFields } from './product-schema.ts';
import { productFormTexts as texts } from './texts.ts';
import type { ProductFormHandle } from './use-product-form.ts';

type ProductFormProps = {
  readonly form: ProductFormHandle;
  readonly label: string;
  readonly hasStoredImage?: boolean;
  readonly figures?: ShownFigures;
  readonly onSubmit: (fields: ProductFields) => void;
  readonly actions: ReactNode;
};

export function ProductForm(props: ProductFormProps) {
  const { form, label, hasStoredImage = false, figures, onSubmit, actions } = props;
  const imageError = form.errors['image'];
  return (
    <form aria-label={label} {...form.submit(onSubmit)}>
      <Stack gap="lg" maw="68rem">
        <LeaveGuard isDirty={() => form.isDirty()} onLeave={form.forget} />
        {form.isRestored && (
          <Alert color="blue" mb="md" role="status">
            <Group justify="space-between" gap="sm">
              {texts.restored}
              <Button variant="default" size="xs" onClick={form.drop}>
                {texts.drop}
              </Button>
            </Group>
          </Alert>
        )}
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 7.5 }}>
            <Stack gap="lg">
              <BasicFields form={form} />
              <PriceFields form={form} />
              <PackingFields form={form} />
              <StorageFields form={form} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4.5 }}>
            <Stack gap="lg">
              <FormSection title={texts.picture} isTitleHidden>
                <ImageField
                  value={form.values.image}
                  isRemoving={hasStoredImage}
                  error={typeof imageError === 'string' ? imageError : null}
                  onChange={(image) => form.setFieldValue('image', image)}
                  onProblem={(message) => form.setFieldError('image', message)}
                />
              </FormSection>
              <AvailabilityFields form={form} {...(figures ? { figures } : {})} />
            </Stack>
          </Grid.Col>
        </Grid>
        <Group gap="sm" py="sm" pos="sticky" bottom={0} bg="var(--mantine-color-body)" style={{ zIndex: 5 }}>
          {actions}
        </Group>
      </Stack>
    </form>
  );
}

const storageFields = fieldEntries(PRODUCT_FIELDS).filter(([, { section }]) => section === 'storage');

export function BasicFields({ form }: { readonly form: ProductFormHandle }) {
  const { category } = form.values;
  const categories = useCategoryChoices();
  const subcategories = subcategoryChoices(category);
  return (
    <FormSection title={texts.basics}>
      <FieldInput form={form} name="name" maxLength={160} />
      <FieldRow>
        <Select
          label={texts.fields.category}
          placeholder={texts.hints.category}
          withAsterisk
          required
          data={categories}
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
        <FieldInput form={form} name="code" withAsterisk required maxLength={40} />
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

const PRICE_PER_CHOICES = PRICE_PER.map((pieces) => ({ value: String(pieces), label: texts.per(pieces) }));

export function PackingFields({ form }: { readonly form: ProductFormHandle }) {
  return (
    <FormSection title={texts.packing}>
      <FieldRow>
        <FieldInput form={form} name="packName" />
        <FieldInput form={form} name="packSize" />
      </FieldRow>
      <FieldRow>
        <FieldInput form={form} name="orderStep" />
        <FieldInput form={form} name="minQuantity" />
        <Select
          label={texts.fields.pricePer}
          data={PRICE_PER_CHOICES}
          allowDeselect={false}
          {...form.getInputProps('pricePer')}
        />
      </FieldRow>
      <FieldInput form={form} name="isOnRequest" />
    </FormSection>
  );
}

function VatRates({ form }: { readonly form: ProductFormHandle }) {
  const rates = vatRatesOn(useShopToday());
  return (
    <Group gap={4} mt={4} role="group" aria-label={texts.vatRates}>
      {rates.map((rate) => (
        <Button
          key={rate}
          size="compact-xs"
          variant={form.values.vatBasisPoints === String(toPercent(rate)) ? 'light' : 'default'}
          aria-pressed={form.values.vatBasisPoints === String(toPercent(rate))}
          onClick={() => form.setFieldValue('vatBasisPoints', String(toPercent(rate)))}
        >
          {formatBasisPoints(rate)}
        </Button>
      ))}
    </Group>
  );
}

export function PriceFields({ form }: { readonly form: ProductFormHandle }) {
  const netE4 = netPriceOf(form.values);
  const units = useUnitChoices(form.values.unit);
  return (
    <FormSection title={texts.price}>
      <FieldRow>
        <FieldInput form={form} name="priceE4" />
        <div>
          <FieldInput form={form} name="vatBasisPoints" />
          <VatRates form={form} />
        </div>
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
        <FieldInput form={form} name="discountBasisPoints" />
        <Select
          label={texts.fields.unit}
          data={units}
          allowDeselect={false}
          {...form.getInputProps('unit')}
        />
      </FieldRow>
    </FormSection>
  );
}

export function StorageFields({ form }: { readonly form: ProductFormHandle }) {
  const features = useFeatures();
  return (
    <FormSection title={texts.storage}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <FieldInput form={form} name="shelfPlace" maxLength={20} />
        <TextInput
          label={texts.fields.barcode}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          // Barcode scanners send Enter after the code, which would submit the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          {...form.getInputProps('barcode')}
        />
        {storageFields
          .filter(([, { feature }]) => feature === undefined || features.includes(feature))
          .map(([name]) => (
            <FieldInput key={name} form={form} name={name} />
          ))}
      </SimpleGrid>
    </FormSection>
  );
}
