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

/** The nearest allowed quantities that are available, or the most that may be ordered where none is. */
export function availableNear(rule: QuantityRule, quantity: number, available: number): readonly number[] {
  const nearest = nearestQuantities(rule, quantity).filter((each) => each <= available);
  return nearest.length > 0 ? nearest : [mostQuantity(rule, available)];
}

/** The largest quantity that may be ordered of what is available; 0 where nothing is. */
export function mostQuantity(rule: QuantityRule, available: number): number {
  return roundToRule(rule, available, available);
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
