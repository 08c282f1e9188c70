import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { DomainErrorCode } from '#shared/errors/error-answers.ts';
import { codeOf, errorText } from '#web/error-text.ts';
import { useFormDraft } from '#web/hooks/use-form-draft.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import type { ProductFields, ProductValues } from './product-schema.ts';

type ProductFormOptions = {
  readonly schema: z.ZodType<ProductFields, ProductValues>;
  readonly shown: ProductValues;
  readonly name: string;
};

export function useProductForm({ schema, shown, name }: ProductFormOptions) {
  const draft = useFormDraft(`product-form.${name}`, shown);
  const form = useZodForm(schema, {
    initialValues: shown,
    mode: 'controlled',
    onValuesChange: (values) => draft.keep(shown, values),
  });
  const { setValues, setErrors, getInputNode, reset } = form;
  const [isRestored, setRestored] = useState(draft.found !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once, on mount
  useEffect(() => {
    if (draft.found) setValues(draft.found);
  }, []);

  const forget = () => {
    draft.forget();
    setRestored(false);
  };
  return {
    ...form,
    draftName: draft.storedAs,
    isRestored,
    forget,
    drop: () => {
      reset();
      forget();
    },
    showErrors: (error: unknown): boolean => {
      const rejected = rejectedField(error);
      const [field] = Object.keys(rejected);
      if (field === undefined) return form.showErrors(error);
      setErrors(rejected);
      getInputNode(field)?.focus();
      return true;
    },
  };
}

export type ProductFormHandle = ReturnType<typeof useProductForm>;

const FIELDS: Partial<Record<DomainErrorCode, string>> = {
  'product-code-exists': 'code',
  'stock-changed': 'quantity',
  'image-too-large': 'image',
  'image-too-many-pixels': 'image',
  'unsupported-image-type': 'image',
};

function rejectedField(error: unknown): Record<string, string> {
  const code = codeOf(error);
  const field = code && FIELDS[code];
  return field ? { [field]: errorText(error) } : {};
}
