import { NUMBER_FAULT_TEXTS } from '#shared/text/parse-number.ts';
import { showToast } from '#web/ui/toast.ts';

const UNITS = /^[\s€]+|(?:[\s€%]|euro?)+$/gi;

/** Digits, decimal and thousands separators, and a leading minus: errors are reported when it is read. */
const TAKEN = /^-?[\d.,\s'’]*$/;

export type Take = (before: string, typed: string) => string;

/**
 * A text with letters or other characters leaves the field unchanged. They are not dropped: that would change a pasted
 * `1e3` to another number.
 */
export const takeNumber: Take = (before, typed) => {
  const bare = typed.replace(UNITS, '');
  return TAKEN.test(bare) ? bare : before;
};

/** Digits only, without a leading zero. */
export const takeDigits: Take = (before, typed) => {
  const bare = typed.trim().replace(/^0+/, '');
  return /^\d*$/.test(bare) ? bare : before;
};

/** Like takeNumber, with a single comma as a dot. Two separators are kept, since the last one decides. */
export const takeDotted: Take = (before, typed) => {
  const taken = takeNumber(before, typed);
  return taken.replace(/[^.,]/g, '') === ',' ? taken.replace(',', '.') : taken;
};

/** A key adds one character, and no rejected one has stayed. */
function isPaste(before: string, typed: string): boolean {
  return Math.abs(typed.length - before.length) > 1 || typed.replace(/[\d.,\s-]/g, '').length > 1;
}

/** Writes back what the field accepts of its text, with the caret in place; reports a rejected paste. */
export function readNumberField(field: HTMLInputElement, before: string, take: Take = takeNumber): string {
  const typed = field.value;
  const taken = take(before, typed);
  if (taken === typed) return taken;
  if (taken === before && isPaste(before, typed)) {
    showToast({ tone: 'error', message: NUMBER_FAULT_TEXTS['not-a-number'], id: 'refused-number' });
  }
  const caret = Math.max(0, (field.selectionStart ?? typed.length) + taken.length - typed.length);
  field.value = taken;
  field.setSelectionRange(caret, caret);
  return taken;
}
