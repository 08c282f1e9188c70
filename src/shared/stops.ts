type AtDoor = { readonly customerId: number; readonly buyerAddress: string };

/**
 * Orders of one customer at one address are one stop, wherever a route is shown or printed. A stop stands where its first
 * order stands.
 */
export function groupStops<Order extends AtDoor>(orders: readonly Order[]): Order[][] {
  const stops = Map.groupBy(
    orders,
    ({ customerId, buyerAddress }) => `${customerId} ${buyerAddress.trim().toLowerCase()}`,
  );
  return [...stops.values()];
}
