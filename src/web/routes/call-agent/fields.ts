/** Ids of the fields between which the keyboard jumps. */
export const FIELDS = {
  client: 'call-client',
  products: 'call-products',
  date: 'call-date',
  comment: 'call-comment',
  note: 'call-note',
} as const;

/** How long a field that is not there yet is waited for. */
const FIELD_TIMEOUT_MS = 3000;

let latest = 0;

/** Puts the cursor into a field and marks what stands there, so that typing replaces it. */
export function focusField(field: keyof typeof FIELDS): void {
  latest += 1;
  place(field);
}

/**
 * The same once the screen shows what was just set; a later wish takes the place of an earlier one. Says whether the
 * cursor got there.
 */
export function focusFieldSoon(field: keyof typeof FIELDS): Promise<boolean> {
  latest += 1;
  const mine = latest;
  const until = performance.now() + FIELD_TIMEOUT_MS;
  return new Promise((resolve) => {
    const attempt = () => {
      if (mine !== latest) return resolve(false);
      if (document.getElementById(FIELDS[field])) {
        place(field);
        resolve(true);
      } else if (performance.now() < until) requestAnimationFrame(attempt);
      else resolve(false);
    };
    requestAnimationFrame(attempt);
  });
}

/** What stands in a field, whether it counts or not. */
export function readField(field: keyof typeof FIELDS): string {
  return inputOf(field)?.value.trim() ?? '';
}

function place(field: keyof typeof FIELDS): void {
  const input = inputOf(field);
  input?.focus();
  input?.select();
}

function inputOf(field: keyof typeof FIELDS): HTMLInputElement | HTMLTextAreaElement | null | undefined {
  const element = document.getElementById(FIELDS[field]);
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField ? element : element?.querySelector('input');
}
