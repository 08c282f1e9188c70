/** The least order value in cents (0 is off); below it an order is rejected, or brought for `transportCents`. */
export type MinimumOrder = { readonly minimumCents: number; readonly transportCents: number | null };

/** What an order comes to: what is missing to the minimum, and what bringing it costs (all in cents). */
export function readAgainstMinimum({ minimumCents, transportCents }: MinimumOrder, goodsCents: number) {
  const missingCents = Math.max(0, minimumCents - goodsCents);
  const transport = missingCents > 0 ? (transportCents ?? 0) : 0;
  return { missingCents, transportCents: transport, totalCents: goodsCents + transport };
}
