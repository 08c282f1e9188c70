import type { UseFormReturnType } from '@mantine/form';
import type { ProductValues, validateProduct } from './product-values.ts';

/** The state of the product form, as its groups of fields are handed it. */
export type ProductFormHandle = UseFormReturnType<ProductValues, ProductValues, typeof validateProduct>;
