/** Ids of the fields between which the keyboard jumps. */
export const FIELDS = {
  client: 'call-client',
  products: 'call-products',
  date: 'call-date',
  overrideReason: 'call-day-reason',
  comment: 'call-comment',
  note: 'call-note',
  openOrders: 'call-open-orders',
} as const;

/** The form that registers a caller. */
export const REGISTRATION_FORM = 'call-registration';

/** Sends the form that registers a caller as its button does. */
export function submitRegistration(): void {
  const form = document.getElementById(REGISTRATION_FORM);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

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
  const input = inputOf(field);
  return input && 'value' in input ? input.value.trim() : '';
}

function place(field: keyof typeof FIELDS): void {
  const input = inputOf(field);
  input?.focus();
  if (input && 'select' in input) input.select();
}

/** The field itself, or the first in a part that has several; a list is entered at its first row. */
function inputOf(field: keyof typeof FIELDS) {
  const element = document.getElementById(FIELDS[field]);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
  return element?.querySelector('input') ?? element?.querySelector('button');
}
