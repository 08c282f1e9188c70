/** In which quantities customers order a product, in pieces: at least `minQuantity`, in whole `orderStep`s. */
export type QuantityRule = { readonly orderStep: number; readonly minQuantity: number };

/** The rule in words, e.g. `Porositet nga 48, në hapa prej 24`; '' where any quantity will do. */
export function quantityRuleText({ orderStep, minQuantity }: QuantityRule): string {
  const step = orderStep.toLocaleString('de-DE');
  const least = minQuantity.toLocaleString('de-DE');
  if (orderStep > 1 && minQuantity > orderStep) return `Porositet nga ${least}, në hapa prej ${step}`;
  if (orderStep > 1) return `Porositet në hapa prej ${step}`;
  return minQuantity > 1 ? `Porositet nga ${least}` : '';
}

/** The smallest quantity that may be ordered. */
export function firstQuantity({ orderStep, minQuantity }: QuantityRule): number {
  return Math.max(orderStep, Math.ceil(minQuantity / orderStep) * orderStep);
}

/**
 * Whether customers may order so many pieces of what is there. When less is left than the smallest order, they may
 * take the rest.
 */
export function mayOrderQuantity(rule: QuantityRule, quantity: number, available: number): boolean {
  const first = firstQuantity(rule);
  if (quantity >= first && quantity % rule.orderStep === 0) return true;
  return available > 0 && available < first && quantity === available;
}

/** The nearest two quantities that may be ordered instead: below and above, or the first two. */
export function nearestQuantities(rule: QuantityRule, quantity: number): readonly [number, number] {
  const first = firstQuantity(rule);
  const below = Math.max(first, Math.floor(quantity / rule.orderStep) * rule.orderStep);
  return [below, below + rule.orderStep];
}

/** The largest quantity that may be ordered of what is there and is not above the wish; the first one for a small wish. */
export function roundToRule(rule: QuantityRule, wanted: number, available: number): number {
  const first = firstQuantity(rule);
  if (available < first) return Math.max(available, 0);
  const most = Math.floor(available / rule.orderStep) * rule.orderStep;
  const nearest = Math.round(wanted / rule.orderStep) * rule.orderStep;
  return Math.min(Math.max(nearest, first), most);
}

/** What a stepper goes to from a quantity: up or down by a step, 0 below the first. */
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
