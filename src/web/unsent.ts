import { useEffect, useRef } from 'react';

type Form = { isDirty: () => boolean };

/** The forms on the screen that hold something nobody has saved. */
const forms = new Set<Form>();

/** Tells the way out that a form may hold something unsaved. The answer is whether it would be lost now. */
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

/** Whether some form on the screen holds what nobody has saved. */
export function hasUnsentForm(): boolean {
  return [...forms].some((form) => form.isDirty());
}

/** A person who logged out chose to lose it: no form asks again while the page is left. */
export function dropUnsentForms(): void {
  forms.clear();
}
