/** Ids of the fields between which the keyboard jumps. */
export const FIELDS = {
  client: 'call-client',
  products: 'call-products',
  date: 'call-date',
} as const;

/** Puts the cursor into a field and marks what stands there, so that typing replaces it. */
export function focusField(field: keyof typeof FIELDS): void {
  const element = document.getElementById(FIELDS[field]);
  const input = element instanceof HTMLInputElement ? element : element?.querySelector('input');
  input?.focus();
  input?.select();
}

/** How long a field that is not there yet is waited for. */
const PATIENCE_MS = 3000;

let latest = 0;

/** The same once the screen shows what was just set; a later wish takes the place of an earlier one. */
export function focusFieldSoon(field: keyof typeof FIELDS): void {
  latest += 1;
  const mine = latest;
  const until = performance.now() + PATIENCE_MS;
  const attempt = () => {
    if (mine !== latest) return;
    if (document.getElementById(FIELDS[field])) focusField(field);
    else if (performance.now() < until) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
