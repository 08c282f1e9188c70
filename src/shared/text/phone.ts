import { toTyped } from './plain-text.ts';

/**
 * The form in which numbers are compared and stored alongside the typed one: `044 123-456`, `+383 44 123 456` and
 * `0038344123456` are all `+38344123456`. Foreign numbers keep their country code. Null when it is not a number.
 */
export function normalizePhone(number: string): string | null {
  const trimmed = toTyped(number);
  const digits = trimmed.replace(/\D/g, '');
  const international = internationalOf(trimmed, digits);
  return /[1-9]/.test(international.replace(/^383/, '')) ? `+${international}` : null;
}

export function formatPhone(number: string): string {
  const normal = normalizePhone(number) ?? number;
  // Mobiles and the capital have two digits before the number, other towns' landlines three.
  return normal.replace(/^\+383(\d{2,3})(\d{3})(\d{3})$/, '+383 $1 $2 $3');
}

function internationalOf(trimmed: string, digits: string): string {
  // No country code begins with 0: the prefix is another notation of +.
  if (trimmed.startsWith('+') || digits.startsWith('00')) return dropTrunkZero(digits.replace(/^0+/, ''));
  if (digits.startsWith('383') && digits.length >= 11) return dropTrunkZero(digits);
  return `383${digits.replace(/^0/, '')}`;
}

function dropTrunkZero(international: string): string {
  return international.replace(/^3830+/, '383');
}

/** At most 15 digits by E.164, at least 6 without Kosovo's own code. */
export function isPlausiblePhone(number: string): boolean {
  return (
    /^[\d\s()+./-]+$/.test(toTyped(number)) &&
    /^\+(?=\d{6,15}$)(383\d{6,}|(?!383)\d+)$/.test(normalizePhone(number) ?? '')
  );
}

export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
