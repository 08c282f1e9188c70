import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

export type ProductView = inferOutput<typeof api.public.catalog.product>;

export type PricedProduct = Extract<ProductView, { readonly priceE4: number }>;
