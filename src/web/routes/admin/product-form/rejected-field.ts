import { findServerError } from '#web/error-text.ts';

/** Fields of the form that a rejection without a field of its own belongs to. */
const FIELDS: Readonly<Record<string, string>> = {
  'Product code already exists': 'code',
  'Stock changed': 'quantity',
  'Image too large': 'image',
  'Unsupported image type': 'image',
};

/** The rejection at the field that it is about, where its name tells. */
export function rejectedField(error: unknown): Record<string, string> {
  const rejection = findServerError(error);
  const field = rejection && FIELDS[rejection.error];
  return field ? { [field]: rejection.message } : {};
}
