import type { CorrectionReason } from '#shared/documents.ts';
import { OTHER_REASON } from './texts.ts';

/** Why a paper is corrected: one of the known reasons, and what is said besides. */
export type ChosenReason = { readonly choice: CorrectionReason; readonly text: string };

/** Letters that may be written beside the reason. */
export const MAX_REASON_TEXT = 250;

/** The reason as it stands on the paper; null where only its text could say it and nothing is written. */
export function reasonOf({ choice, text }: ChosenReason): string | null {
  const written = text.trim();
  if (choice === OTHER_REASON) return written === '' ? null : written;
  return written === '' ? choice : `${choice}: ${written}`;
}
