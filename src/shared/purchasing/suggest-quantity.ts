export const WEEKS_OF_SALES = 8;

export const DEFAULT_LEAD_DAYS = 7;

type Facts = {
  readonly free: number;
  readonly onOrder: number;
  readonly reorderPoint: number;
  readonly reorderTo: number | null;
  readonly leadDays: number;
  readonly packSize: number;
  /** In the last eight weeks. */
  readonly soldPieces: number;
};

/**
 * Up to the product's own target, else sales during the delivery time and one more week, above the reorder point; in
 * whole packs.
 */
export function suggestQuantity(facts: Facts) {
  const weeklyTenths = Math.max(0, Math.round((facts.soldPieces * 10) / WEEKS_OF_SALES));
  const soldMeanwhile = Math.ceil((weeklyTenths * (facts.leadDays + 7)) / 70);
  const target = facts.reorderTo ?? facts.reorderPoint + soldMeanwhile;
  const missing = Math.max(0, target - facts.free - facts.onOrder);
  const packs = Math.ceil(missing / facts.packSize);
  return { weeklyTenths, target, quantity: packs * facts.packSize, packs };
}
