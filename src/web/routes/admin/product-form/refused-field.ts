import { findRefusal } from '#web/error-text.ts';

/** Fields of the form that a refusal without a field of its own belongs to. */
const FIELDS: Readonly<Record<string, string>> = {
  'Product code already exists': 'code',
  'Stock changed': 'quantity',
  'Image too large': 'image',
  'Unsupported image type': 'image',
};

/** The refusal at the field that it is about, where its name tells. */
export function refusedField(error: unknown): Record<string, string> {
  const refusal = findRefusal(error);
  const field = refusal && FIELDS[refusal.error];
  return field ? { [field]: refusal.message } : {};
}
