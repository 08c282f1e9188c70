import type { DomainErrorCode } from '#shared/domain-errors.ts';
import { codeOf, errorText } from '#web/error-text.ts';

/** Fields of the form that a rejection without a field of its own belongs to. */
const FIELDS: Partial<Record<DomainErrorCode, string>> = {
  'product-code-exists': 'code',
  'stock-changed': 'quantity',
  'image-too-large': 'image',
  'image-too-many-pixels': 'image',
  'unsupported-image-type': 'image',
};

/** The rejection at the field that it is about, where its code tells. */
export function rejectedField(error: unknown): Record<string, string> {
  const code = codeOf(error);
  const field = code && FIELDS[code];
  return field ? { [field]: errorText(error) } : {};
}
