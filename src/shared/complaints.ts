export const COMPLAINT_REASONS = ['missing', 'damaged'] as const;

export type ComplaintReason = (typeof COMPLAINT_REASONS)[number];

export const COMPLAINT_REASON_LABELS: Readonly<Record<ComplaintReason, string>> = {
  missing: 'Mungon',
  damaged: 'E dëmtuar',
};

export const MAX_COMPLAINT_PHOTOS = 3;
