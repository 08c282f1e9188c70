/** `PB-2026-000012`; the sequence is gapless from 1 per year, taken in the transaction that uses it. */
export function purchasingNumber(prefix: 'PB' | 'FH' | 'KF', year: number, sequence: number): string {
  return `${prefix}-${year}-${String(sequence).padStart(6, '0')}`;
}
