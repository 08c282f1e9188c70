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
let isAwaited = false;

export function focusField(field: keyof typeof FIELDS): void {
  latest += 1;
  isAwaited = false;
  place(field);
}

/** Focuses once the field exists, unless another was requested meanwhile. */
export function focusFieldSoon(field: keyof typeof FIELDS): Promise<boolean> {
  isAwaited = true;
  return whenThere(field, () => true);
}

/** For a lost focus. A requested field that does not exist yet takes precedence. */
export function restoreFocusTo(field: keyof typeof FIELDS, isStillLost: () => boolean): void {
  if (!isAwaited) void whenThere(field, isStillLost);
}

function whenThere(field: keyof typeof FIELDS, isWanted: () => boolean): Promise<boolean> {
  latest += 1;
  const mine = latest;
  const until = performance.now() + FIELD_TIMEOUT_MS;
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      if (mine === latest) isAwaited = false;
      resolve(isThere);
    };
    const attempt = () => {
      if (mine !== latest || !isWanted()) return end(false);
      if (document.getElementById(FIELDS[field])) {
        place(field);
        end(true);
      } else if (performance.now() < until) requestAnimationFrame(attempt);
      else end(false);
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
