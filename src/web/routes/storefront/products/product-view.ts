import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

/** A product as the server shows it to the caller. */
export type ProductView = inferOutput<typeof api.public.catalog.product>;

/** One whose price they are told. */
export type PricedProduct = Extract<ProductView, { readonly priceE4: number }>;
