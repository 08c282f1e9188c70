/** In cents (0 is off); below it an order is rejected, or delivered for `transportCents`. */
export type MinimumOrder = { readonly minimumCents: number; readonly transportCents: number | null };

/**
 * In cents: the amount missing to the minimum, whether the order is rejected for it, and the transport charge.
 * `isExcused` (staff give a reason): neither rejected nor charged.
 */
export function readAgainstMinimum(
  { minimumCents, transportCents }: MinimumOrder,
  goodsCents: number,
  isExcused = false,
) {
  const missingCents = Math.max(0, minimumCents - goodsCents);
  const binds = missingCents > 0 && !isExcused;
  const transport = binds ? (transportCents ?? 0) : 0;
  return {
    missingCents,
    isRejected: binds && transportCents === null,
    transportCents: transport,
    totalCents: goodsCents + transport,
  };
}
