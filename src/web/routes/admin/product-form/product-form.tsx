import { Alert, Button, Grid, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { AvailabilityFields, type ShownFigures } from './availability-fields.tsx';
import { BasicFields } from './basic-fields.tsx';
import { FormSection } from './form-section.tsx';
import { ImageField } from './image-field.tsx';
import { PackingFields } from './packing-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import type { ProductFields } from './product-schema.ts';
import { StorageFields } from './storage-fields.tsx';
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
