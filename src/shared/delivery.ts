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
