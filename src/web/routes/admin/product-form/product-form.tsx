import { useForm } from '@mantine/form';
import { type ReactNode, useEffect } from 'react';
import { LeaveGuard } from '#web/routes/admin/ui/leave-guard.tsx';
import { AvailabilityFields } from './availability-fields.tsx';
import { BasicFields } from './basic-fields.tsx';
import { ImageField } from './image-field.tsx';
import { PriceFields } from './price-fields.tsx';
import classes from './product-form.module.css';
import { type ProductValues, validateProduct } from './product-values.ts';
import { productFormTexts as texts } from './texts.ts';

type ProductFormProps = {
  readonly shown: ProductValues;
  readonly label: string;
  /** What the server rejected, by field. */
  readonly rejected: Readonly<Record<string, string>>;
  /** Sends the values; answers whether they are saved, so that leaving no longer asks. */
  readonly onSubmit: (values: ProductValues) => Promise<boolean>;
  /** Whether the empty form stands there again after saving. */
  readonly isResetBySaving?: boolean;
  readonly actions: ReactNode;
};

/** The one form for creating and updating a product (spec 1 §5). */
export function ProductForm({
  shown,
  label,
  rejected,
  onSubmit,
  isResetBySaving = false,
  actions,
}: ProductFormProps) {
  const form = useForm({ initialValues: shown, validate: validateProduct });
  const { setErrors } = form;
  useEffect(() => {
    if (Object.keys(rejected).length > 0) setErrors(rejected);
  }, [rejected, setErrors]);

  const submit = async (values: ProductValues) => {
    if (!(await onSubmit(values))) return;
    if (isResetBySaving) form.reset();
    else form.resetDirty(values);
  };
  const imageError = form.errors['image'];

  return (
    <form
      className={classes['form']}
      aria-label={label}
      noValidate
      onSubmit={form.onSubmit(submit, focusFirstError)}
    >
      <LeaveGuard isDirty={() => form.isDirty()} />
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <BasicFields form={form} />
          <PriceFields form={form} />
        </div>
        <div className={classes['column']}>
          <section className={classes['section']} aria-label={texts.picture}>
            <ImageField
              value={form.values.image}
              isRemoving={shown.image !== null}
              error={typeof imageError === 'string' ? imageError : null}
              onChange={(image) => form.setFieldValue('image', image)}
              onProblem={(message) => form.setFieldError('image', message)}
            />
          </section>
          <AvailabilityFields form={form} />
        </div>
      </div>
      <div className={classes['actions']}>{actions}</div>
    </form>
  );
}

/** The first field with an error gets the cursor, so that nobody has to look for it. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
}
