type StopOrder = { readonly customerId: number; readonly buyerAddress: string };

export function groupStops<Order extends StopOrder>(orders: readonly Order[]): Order[][] {
  const stops = Map.groupBy(
    orders,
    ({ customerId, buyerAddress }) => `${customerId} ${buyerAddress.trim().toLowerCase()}`,
  );
  return [...stops.values()];
}
