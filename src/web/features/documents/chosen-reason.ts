import type { CorrectionReason } from '#shared/accounting/documents.ts';
import { OTHER_REASON } from './texts.ts';

export type ChosenReason = { readonly choice: CorrectionReason; readonly text: string };

export const MAX_REASON_TEXT = 250;

export function reasonOf({ choice, text }: ChosenReason): string | null {
  const written = text.trim();
  if (choice === OTHER_REASON) return written === '' ? null : written;
  return written === '' ? choice : `${choice}: ${written}`;
}
