import { NUMBER_FAULT_TEXTS } from '#shared/text/parse-number.ts';
import { showToast } from '#web/ui/toast.ts';

const UNITS = /^[\s€]+|(?:[\s€%]|euro?)+$/gi;

/** Digits, marks of decimals and thousands, and a minus in front: what is wrong with them is said when it is read. */
const TAKEN = /^-?[\d.,\s'’]*$/;

export type Take = (before: string, typed: string) => string;

/**
 * A text with letters or other signs leaves the field as it was. They are not dropped from it: that would make another
 * number of a pasted `1e3`.
 */
export const takeNumber: Take = (before, typed) => {
  const bare = typed.replace(UNITS, '');
  return TAKEN.test(bare) ? bare : before;
};

/** Digits alone, with no leading zero. */
export const takeDigits: Take = (before, typed) => {
  const bare = typed.trim().replace(/^0+/, '');
  return /^\d*$/.test(bare) ? bare : before;
};

/** As takeNumber, a single comma as a dot. A field with two separators keeps both, since the last one decides. */
export const takeDotted: Take = (before, typed) => {
  const taken = takeNumber(before, typed);
  return taken.replace(/[^.,]/g, '') === ',' ? taken.replace(',', '.') : taken;
};

/** A key adds one character, and none that was refused has stayed. */
function isPaste(before: string, typed: string): boolean {
  return Math.abs(typed.length - before.length) > 1 || typed.replace(/[\d.,\s-]/g, '').length > 1;
}

/** What the field takes of its text, written back with the caret where it was; a refused paste is told. */
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
