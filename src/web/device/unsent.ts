import { useEffect, useRef } from 'react';

type Form = { isDirty: () => boolean };

const forms = new Set<Form>();

/** Registers a form for the leave guard. Returns whether its input would be lost now. */
export function useUnsentForm(isDirty: () => boolean): () => boolean {
  const form = useRef<Form>({ isDirty });
  useEffect(() => {
    form.current.isDirty = isDirty;
  });
  useEffect(() => {
    const own = form.current;
    forms.add(own);
    return () => void forms.delete(own);
  }, []);
  return () => forms.has(form.current) && form.current.isDirty();
}

export function hasUnsentForm(): boolean {
  return [...forms].some((form) => form.isDirty());
}

export function dropUnsentForms(): void {
  forms.clear();
}
