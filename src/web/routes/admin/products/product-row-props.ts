import type { ListedProduct, ProductActions } from './use-product-actions.ts';

/** What a row or card of the list needs. */
export type ProductRowProps = {
  readonly product: ListedProduct;
  readonly isSelected: boolean;
  /** Stock at or below which a product counts as low. */
  readonly lowAt: number;
  readonly onSelect: (id: number, isSelected: boolean) => void;
  readonly actions: ProductActions;
};
