export const REDUCTION_REASONS = ['refused', 'damaged', 'missing'] as const;

export type ReductionReason = (typeof REDUCTION_REASONS)[number];

export const REDUCTION_REASON_LABELS: Readonly<Record<ReductionReason, string>> = {
  refused: 'Refuzuar',
  damaged: 'I dëmtuar',
  missing: 'Mungon',
};

export const MAX_DRIVER_NUMBER = 99;

export const ATTEMPT_REASONS = [
  'closed',
  'no_money',
  'refused',
  'wrong_address',
  'not_reached',
  'other',
] as const;

export type AttemptReason = (typeof ATTEMPT_REASONS)[number];

export const ATTEMPT_REASON_LABELS: Readonly<Record<AttemptReason, string>> = {
  closed: 'Mbyllur',
  no_money: 'Nuk kishte para',
  refused: 'Refuzoi',
  wrong_address: 'Adresë e gabuar',
  not_reached: 'Nuk u arrit',
  other: 'Tjetër',
};

export const ORDER_NOT_FOUND = 'Porosia nuk u gjet.';

export const ATTEMPTS_BEFORE_ALERT = 3;

export const MAX_DELIVERY_PHOTOS = 3;
export const MAX_PHOTO_BYTES = 300_000;

export const RETURN_REASON_LABELS = {
  refused: 'Refuzuar në derë',
  damaged: 'Të dëmtuara',
  attempted: 'Nuk u dorëzuan',
  cancelled: 'Anuluar në rrugë',
  'on-the-way': 'Ende në rrugë',
} as const;

export type ReturnReason = keyof typeof RETURN_REASON_LABELS;

export const DIFFERENCE_REASONS = ['missing', 'damaged', 'in_house', 'found', 'office'] as const;

export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number];

export const DIFFERENCE_REASON_LABELS: Readonly<Record<DifferenceReason, string>> = {
  missing: 'Mungon: hiqet nga stoku',
  damaged: 'U kthye i dëmtuar: hiqet nga stoku',
  in_house: 'Nuk u ngarkua: është në depo',
  found: 'Tepricë: shtohet në stok',
  office: 'E zgjidh zyra, stoku mbetet',
};

export type ReturnDifference = { readonly expected: number; readonly returned: number };

export function differenceReasonsFor(
  { expected, returned }: ReturnDifference,
  isWrittenOff: boolean,
): readonly DifferenceReason[] {
  if (expected === returned) return [];
  if (isWrittenOff) return ['office'];
  return returned < expected ? ['missing', 'damaged', 'in_house', 'office'] : ['found', 'office'];
}
