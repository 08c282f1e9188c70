/** The least order value in cents (0 is off); below it an order is rejected, or brought for `transportCents`. */
export type MinimumOrder = { readonly minimumCents: number; readonly transportCents: number | null };

/**
 * What an order comes to: what is missing to the minimum, whether it is rejected for that, and what bringing it costs
 * (all in cents). `isExcused` where staff give a reason: neither rejected nor charged for.
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
