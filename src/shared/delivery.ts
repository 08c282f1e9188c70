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

/** From this visit in vain on the office is told of an order. */
export const ATTEMPTS_TO_TELL = 3;
