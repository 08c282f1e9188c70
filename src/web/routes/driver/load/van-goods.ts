import type { inferOutput } from '@trpc/tanstack-react-query';
import { RETURN_REASON_LABELS } from '#shared/delivery.ts';
import { countText } from '#shared/prices/packs.ts';
import type { api } from '#web/api.ts';
import { texts } from '#web/routes/driver/texts.ts';

type LoadedProduct = inferOutput<typeof api.driver.orders.load>['products'][number];
type ReturnedLine = inferOutput<typeof api.driver.orders.returns>['lines'][number];

export type Goods = Omit<LoadedProduct, 'productId' | 'weightGrams'> & {
  readonly key: string;
  readonly weightGrams: number | null;
  readonly about: string;
};

const KILO = 1000;

/** Browsers without an Albanian locale would use English format. */
export function kilograms(grams: number): string {
  return `${(grams / KILO).toLocaleString('de-DE', { maximumFractionDigits: 1 })} kg`;
}

export function gramsOf(products: readonly LoadedProduct[]): number {
  return products.reduce((sum, { weightGrams, quantity }) => sum + (weightGrams ?? 0) * quantity, 0);
}

export function weightText(products: readonly LoadedProduct[]): string | null {
  const grams = gramsOf(products);
  if (grams === 0) return null;
  const isWhole = products.every((product) => product.weightGrams !== null);
  return isWhole ? kilograms(grams) : texts.atLeast(kilograms(grams));
}

function sumOf(lines: readonly ReturnedLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function sumReturns(lines: readonly ReturnedLine[]): Goods[] {
  const products = Map.groupBy(lines, (line) => `${line.productId} ${line.reason === 'damaged'}`);
  return [...products].flatMap(([key, ofProduct]): Goods[] => {
    const [first] = ofProduct;
    if (!first) return [];
    const { code, name, unit, packName, packSize, orderStep, shelfPlace } = first;
    const about = [...Map.groupBy(ofProduct, (line) => line.reason)].map(([reason, ofReason]) =>
      texts.returnedOf(
        countText(sumOf(ofReason), first),
        RETURN_REASON_LABELS[reason],
        ofReason.map((line) => line.customerName),
      ),
    );
    const quantity = sumOf(ofProduct);
    const product = { code, name, unit, packName, packSize, orderStep, shelfPlace };
    return [{ ...product, key, quantity, weightGrams: null, about: about.join('\n') }];
  });
}
