/** What a customer can find wrong with what was brought. */
export const COMPLAINT_REASONS = ['missing', 'damaged'] as const;

/** One such fault. */
export type ComplaintReason = (typeof COMPLAINT_REASONS)[number];

/** Its word on screens. */
export const COMPLAINT_REASON_LABELS: Readonly<Record<ComplaintReason, string>> = {
  missing: 'Mungon',
  damaged: 'E dëmtuar',
};

/** Photos with one complaint. */
export const MAX_COMPLAINT_PHOTOS = 3;
