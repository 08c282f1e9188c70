import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { AvailabilityFields, type ShownFigures } from './availability-fields.tsx';
import { BasicFields } from './basic-fields.tsx';
import { ImageField } from './image-field.tsx';
import { PriceFields } from './price-fields.tsx';
import classes from './product-form.module.css';
import type { ProductFields } from './product-schema.ts';
import { StorageFields } from './storage-fields.tsx';
import { productFormTexts as texts } from './texts.ts';
import type { ProductFormHandle } from './use-product-form.ts';

type ProductFormProps = {
  readonly form: ProductFormHandle;
  readonly label: string;
  /** Whether there is a stored picture that can be taken away. */
  readonly hasStoredImage?: boolean;
  readonly figures?: ShownFigures;
  readonly onSubmit: (fields: ProductFields) => void;
  readonly actions: ReactNode;
};

/** The one form for creating and updating a product. */
export function ProductForm(props: ProductFormProps) {
  const { form, label, hasStoredImage = false, figures, onSubmit, actions } = props;
  const imageError = form.errors['image'];
  return (
    <form className={classes['form']} aria-label={label} {...form.submit(onSubmit)}>
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
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <BasicFields form={form} />
          <PriceFields form={form} />
          <StorageFields form={form} />
        </div>
        <div className={classes['column']}>
          <section className={classes['section']} aria-label={texts.picture}>
            <ImageField
              value={form.values.image}
              isRemoving={hasStoredImage}
              error={typeof imageError === 'string' ? imageError : null}
              onChange={(image) => form.setFieldValue('image', image)}
              onProblem={(message) => form.setFieldError('image', message)}
            />
          </section>
          <AvailabilityFields form={form} {...(figures ? { figures } : {})} />
        </div>
      </div>
      <div className={classes['actions']}>{actions}</div>
    </form>
  );
}
