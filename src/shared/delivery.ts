/** Why fewer pieces were delivered than ordered. */
export const REDUCTION_REASONS = ['refused', 'damaged', 'missing'] as const;

/** One reason of a lowered delivery. */
export type ReductionReason = (typeof REDUCTION_REASONS)[number];

/** Albanian labels of the reasons. */
export const REDUCTION_REASON_LABELS: Readonly<Record<ReductionReason, string>> = {
  refused: 'Refuzuar',
  damaged: 'I dëmtuar',
  missing: 'Mungon',
};

/** The driver numbers there can be. */
export const DRIVER_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Why nothing was handed over at a door. */
export const ATTEMPT_REASONS = [
  'closed',
  'no_money',
  'refused',
  'wrong_address',
  'not_reached',
  'other',
] as const;

/** One reason of an attempt. */
export type AttemptReason = (typeof ATTEMPT_REASONS)[number];

/** Albanian labels of those reasons. */
export const ATTEMPT_REASON_LABELS: Readonly<Record<AttemptReason, string>> = {
  closed: 'Mbyllur',
  no_money: 'Nuk kishte para',
  refused: 'Refuzoi',
  wrong_address: 'Adresë e gabuar',
  not_reached: 'Nuk u arrit',
  other: 'Tjetër',
};

/** What is answered of an order that the caller can't see, or not any more. */
export const ORDER_NOT_FOUND = 'Porosia nuk u gjet.';

/** From this visit in vain on the office is told of an order. */
export const ATTEMPTS_TO_TELL = 3;

/** Photos of the door that one visit may have, and how heavy each of them may be. */
export const MAX_DOOR_PHOTOS = 3;
export const MAX_PHOTO_BYTES = 300_000;

/** Why pieces are still on a van in the evening, in words. */
export const RETURN_REASON_LABELS = {
  refused: 'Refuzuar në derë',
  damaged: 'Të dëmtuara',
  attempted: 'Nuk u dorëzuan',
  cancelled: 'Anuluar në rrugë',
  'on-the-way': 'Ende në rrugë',
} as const;

/** One such reason. */
export type ReturnReason = keyof typeof RETURN_REASON_LABELS;

/** Why something else came back on a van than had to be on it. */
export const DIFFERENCE_REASONS = ['missing', 'damaged', 'in_house', 'found', 'office'] as const;

/** One such reason. */
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number];

/** Albanian labels of those reasons. */
export const DIFFERENCE_REASON_LABELS: Readonly<Record<DifferenceReason, string>> = {
  missing: 'Mungon: hiqet nga stoku',
  damaged: 'U kthye i dëmtuar: hiqet nga stoku',
  in_house: 'Nuk u ngarkua: është në depo',
  found: 'Tepricë: shtohet në stok',
  office: 'E zgjidh zyra, stoku mbetet',
};

/** Pieces of a van's product: those that had to be on it, and those that were. */
export type ReturnDifference = { readonly expected: number; readonly returned: number };

/** The reasons that fit a difference; none where there is none. What was written off before leaves the stock alone. */
export function differenceReasonsFor(
  { expected, returned }: ReturnDifference,
  isWrittenOff: boolean,
): readonly DifferenceReason[] {
  if (expected === returned) return [];
  if (isWrittenOff) return ['office'];
  return returned < expected ? ['missing', 'damaged', 'in_house', 'office'] : ['found', 'office'];
}
