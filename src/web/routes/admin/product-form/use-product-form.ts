import { useEffect, useMemo, useState } from 'react';
import type { z } from 'zod';
import type { DomainErrorCode } from '#shared/errors/error-answers.ts';
import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';
import { codeOf, errorText } from '#web/error-text.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { useUser } from '#web/session.ts';
import { changesOf, restoreChanges } from './product-draft.ts';
import type { ProductFields, ProductValues } from './product-schema.ts';

type ProductFormOptions = {
  readonly schema: z.ZodType<ProductFields, ProductValues>;
  readonly shown: ProductValues;
  readonly name: string;
};

export function useProductForm({ schema, shown, name }: ProductFormOptions) {
  const userId = useUser()?.id;
  // Captured once: the user id is gone when the session expires under the open form.
  const [draftName] = useState(`product-form.${userId ?? 'nobody'}.${name}`);
  const form = useZodForm(schema, {
    initialValues: shown,
    mode: 'controlled',
    onValuesChange: (values) => writeTabMemory(draftName, changesOf(shown, values)),
  });
  const { setValues, setErrors, getInputNode, reset } = form;
  const stored = useMemo(() => restoreChanges(shown, readTabMemory(draftName)), [shown, draftName]);
  const [isRestored, setRestored] = useState(stored !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once, on mount
  useEffect(() => {
    if (stored) setValues(stored);
  }, []);

  const forget = () => {
    writeTabMemory(draftName, null);
    setRestored(false);
  };
  return {
    ...form,
    draftName,
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
