export const FIELDS = {
  client: 'call-client',
  products: 'call-products',
  date: 'call-date',
  overrideReason: 'call-day-reason',
  comment: 'call-comment',
  note: 'call-note',
  openOrders: 'call-open-orders',
} as const;

export const REGISTRATION_FORM = 'call-registration';

export function submitRegistration(): void {
  const form = document.getElementById(REGISTRATION_FORM);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

const FIELD_TIMEOUT_MS = 3000;

let latest = 0;

export function focusField(field: keyof typeof FIELDS): void {
  latest += 1;
  place(field);
}

/** Once the field is there, unless another was asked for meanwhile or it is no longer `isWanted`. */
export function focusFieldSoon(field: keyof typeof FIELDS, isWanted = () => true): Promise<boolean> {
  latest += 1;
  const mine = latest;
  const until = performance.now() + FIELD_TIMEOUT_MS;
  return new Promise((resolve) => {
    const attempt = () => {
      if (mine !== latest || !isWanted()) return resolve(false);
      if (document.getElementById(FIELDS[field])) {
        place(field);
        resolve(true);
      } else if (performance.now() < until) requestAnimationFrame(attempt);
      else resolve(false);
    };
    requestAnimationFrame(attempt);
  });
}

export function readField(field: keyof typeof FIELDS): string {
  const input = inputOf(field);
  return input && 'value' in input ? input.value.trim() : '';
}

function place(field: keyof typeof FIELDS): void {
  const input = inputOf(field);
  input?.focus();
  if (input && 'select' in input) input.select();
}

function inputOf(field: keyof typeof FIELDS) {
  const element = document.getElementById(FIELDS[field]);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
  return element?.querySelector('input') ?? element?.querySelector('button');
}
