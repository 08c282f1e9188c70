/** In pieces: at least `minQuantity`, in multiples of `orderStep`. */
export type QuantityRule = { readonly orderStep: number; readonly minQuantity: number };

export function firstQuantity({ orderStep, minQuantity }: QuantityRule): number {
  return Math.max(orderStep, Math.ceil(minQuantity / orderStep) * orderStep);
}

export function mayOrderQuantity(rule: QuantityRule, quantity: number, available: number): boolean {
  const first = firstQuantity(rule);
  if (quantity >= first && quantity % rule.orderStep === 0) return true;
  return available > 0 && available < first && quantity === available;
}

export function nearestQuantities(rule: QuantityRule, quantity: number): readonly [number, number] {
  const first = firstQuantity(rule);
  const below = Math.max(first, Math.floor(quantity / rule.orderStep) * rule.orderStep);
  return [below, below + rule.orderStep];
}

/** The nearest allowed quantities in stock; if there is none, all that is left. */
export function availableNear(rule: QuantityRule, quantity: number, available: number): readonly number[] {
  const nearest = nearestQuantities(rule, quantity).filter((each) => each <= available);
  return nearest.length > 0 ? nearest : [available];
}

export function roundToRule(rule: QuantityRule, wanted: number, available: number): number {
  const first = firstQuantity(rule);
  if (available < first) return Math.max(available, 0);
  const most = Math.floor(available / rule.orderStep) * rule.orderStep;
  const nearest = Math.round(wanted / rule.orderStep) * rule.orderStep;
  return Math.min(Math.max(nearest, first), most);
}

export function stepQuantity(
  rule: QuantityRule,
  quantity: number,
  direction: 1 | -1,
  available: number,
): number {
  const first = firstQuantity(rule);
  if (available < first) return direction === 1 ? Math.max(available, quantity) : 0;
  if (direction === 1)
    return quantity < first ? first : (Math.floor(quantity / rule.orderStep) + 1) * rule.orderStep;
  return quantity <= first ? 0 : (Math.ceil(quantity / rule.orderStep) - 1) * rule.orderStep;
}
