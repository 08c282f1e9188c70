import { type UseFormInput, useForm } from '@mantine/form';
import { type FocusEvent, type FormEvent, useCallback } from 'react';
import type { z } from 'zod';
import { albanianIssue } from '#shared/text/albanian-issues.ts';
import { fieldErrors } from '#web/error-text.ts';

type Fields = Record<string, unknown>;

type ZodFormOptions<Values> = Pick<UseFormInput<Values>, 'onValuesChange' | 'validateInputOnBlur'> & {
  readonly initialValues: Values;
  readonly mode?: 'controlled' | 'uncontrolled';
  readonly names?: Readonly<Record<string, string>>;
};

export function useZodForm<Values extends Fields, Output>(
  schema: z.ZodType<Output, Values>,
  { names, mode = 'uncontrolled', ...options }: ZodFormOptions<Values>,
) {
  const form = useForm<Values>({ ...options, mode, validate: (values) => findIssues(schema, values) });
  const { getInputNode, setErrors } = form;
  const focusFirst = (paths: readonly string[]) => first(paths.map((path) => getInputNode(path)))?.focus();
  const showErrors = useCallback(
    (error: unknown): boolean => {
      const errors = fieldErrors(error, names);
      const shown = Object.keys(errors).filter((path) => getInputNode(path) !== null);
      setErrors(errors);
      first(shown.map((path) => getInputNode(path)))?.focus();
      return shown.length > 0;
    },
    [names, setErrors, getInputNode],
  );
  return {
    ...form,
    showErrors,
    /** Fields left as they were are not sent: others may have changed them since. */
    changed: <Sent extends object>(values: Sent): Partial<Sent> => {
      const sent: Partial<Sent> = { ...values };
      for (const field in sent) if (!form.isDirty(field)) delete sent[field];
      return sent;
    },
    submit: (onValid: (values: Output) => void) => ({
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) =>
        form.onSubmit(
          (values) => onValid(schema.parse(values)),
          (errors) => focusFirst(Object.keys(errors)),
        )(event),
    }),
    field: (path: keyof Values & string) => {
      const { onBlur, ...props } = form.getInputProps(path);
      if (onBlur === undefined) return { key: form.key(path), ...props };
      return {
        key: form.key(path),
        ...props,
        onBlur: (event: FocusEvent<HTMLElement>) => {
          if (!isSubmitButton(event.relatedTarget)) onBlur(event);
        },
      };
    },
  };
}

/** Its error would move the button from under the mouse before the click, and nothing would be submitted. */
function isSubmitButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit';
}

export function findIssues(schema: z.ZodType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values, { error: albanianIssue });
  const sentences = error?.issues.map((issue) => [issue.path.join('.'), issue.message] as const) ?? [];
  return Object.fromEntries(sentences.toReversed());
}

function first(nodes: readonly (HTMLElement | null)[]): HTMLElement | null {
  return nodes.reduce((earlier, node) => {
    if (!earlier || !node) return earlier ?? node;
    const isBefore = node.compareDocumentPosition(earlier) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isBefore ? node : earlier;
  }, null);
}
