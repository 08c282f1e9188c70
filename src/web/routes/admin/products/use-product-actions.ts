import { useNavigate } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useMemo, useRef } from 'react';
import { priceUnit } from '#shared/prices/pricing.ts';
import { api, client } from '#web/api.ts';
import { optimisticUpdate, type Rollback } from '#web/cache/optimistic-update.ts';
import { refreshAfter } from '#web/cache/refresh-after.ts';
import { errorText } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { newKey } from '#web/new-key.ts';
import { showToast } from '#web/ui/toast.ts';
import { productsTexts as texts } from './texts.ts';

type ProductPage = inferOutput<typeof api.admin.products.list>;

export type ListedProduct = ProductPage['products'][number];

type Change = Partial<Pick<ListedProduct, 'priceE4' | 'discountBasisPoints' | 'isFeatured'>>;

export type ProductActions = {
  readonly edit: (product: ListedProduct) => void;
  readonly setPrice: (product: ListedProduct, priceE4: number) => void;
  readonly setDiscount: (product: ListedProduct, discountBasisPoints: number) => void;
  readonly toggleFeatured: (product: ListedProduct) => void;
  readonly duplicate: (product: ListedProduct) => void;
  readonly remove: (product: ListedProduct) => void;
};

export function useProductActions(): ProductActions {
  // State of each product before its last change here, for undo.
  const before = useRef(new Map<number, ListedProduct>()).current;
  const { run: setPrice } = useAction(api.admin.products.update, {
    ...ofProduct,
    success: (_changed, { id }) => texts.done.price(before.get(id)?.name ?? ''),
    failure: texts.failed.price,
    optimistic: ({ id, priceE4 }) => show(id, priceE4 === undefined ? {} : { priceE4 }),
    undo: (_changed, { id }) => {
      const { priceE4 } = before.get(id) ?? {};
      return priceE4 === undefined ? null : () => client.admin.products.update.mutate({ id, priceE4 });
    },
  });
  const { run: setDiscount } = useAction(api.admin.products.setDiscount, {
    ...ofProduct,
    success: (_changed, { id }) => texts.done.discount(before.get(id)?.name ?? ''),
    failure: texts.failed.discount,
    optimistic: ({ id, discountBasisPoints }) => show(id, { discountBasisPoints }),
    undo: (_changed, { id }) => {
      const { discountBasisPoints } = before.get(id) ?? {};
      if (discountBasisPoints === undefined) return null;
      return () => client.admin.products.setDiscount.mutate({ id, discountBasisPoints });
    },
  });
  const { run: toggleFeatured } = useAction(api.admin.products.toggleFeatured, {
    ...ofProduct,
    failure: texts.failed.featured,
    optimistic: ({ id, isFeatured }) => show(id, isFeatured === undefined ? {} : { isFeatured }),
  });
  const navigate = useNavigate();
  return useMemo(
    () => ({
      edit: ({ id }) =>
        void navigate({ to: '/secret-dashboard/products/$productId', params: { productId: String(id) } }),
      setPrice: (product, priceE4) => {
        before.set(product.id, product);
        void setPrice({ id: product.id, priceE4 });
      },
      setDiscount: (product, discountBasisPoints) => {
        before.set(product.id, product);
        void setDiscount({ id: product.id, discountBasisPoints });
      },
      toggleFeatured: ({ id, isFeatured }) => void toggleFeatured({ id, isFeatured: !isFeatured }),
      duplicate: (product) => void duplicate(product),
      remove: (product) => void remove(product),
    }),
    [setPrice, setDiscount, toggleFeatured, navigate, before],
  );
}

const ofProduct = {
  affects: ['catalog'],
  toastId: ({ id }: { readonly id: number }) => `product-changed-${id}`,
} as const;

function show(id: number, change: Change): Promise<Rollback> {
  return optimisticUpdate<ProductPage>([api.admin.products.list.pathFilter()], (page) =>
    withChange(page, id, change),
  );
}

function withChange(page: ProductPage, id: number, change: Change): ProductPage {
  const products = page.products.map((product) => {
    if (product.id !== id) return product;
    const changed = { ...product, ...change };
    return { ...changed, ...priceUnit(changed, 0) };
  });
  return { ...page, products };
}

const copyKeys = new Map<number, string>();

async function duplicate(product: ListedProduct): Promise<void> {
  const idempotencyKey = copyKeys.get(product.id) ?? newKey();
  copyKeys.set(product.id, idempotencyKey);
  try {
    const copy = await client.admin.products.duplicate.mutate({ id: product.id, idempotencyKey });
    copyKeys.delete(product.id);
    showToast({ tone: 'success', message: texts.done.duplicated(copy.name) });
    await refreshAfter('catalog');
  } catch (error) {
    showToast({ tone: 'error', message: errorText(error, texts.failed.duplicate) });
  }
}

async function remove(product: ListedProduct): Promise<void> {
  try {
    await client.admin.products.remove.mutate({ id: product.id });
  } catch (error) {
    showToast({ tone: 'error', message: errorText(error, texts.failed.remove) });
    return;
  }
  showToast({
    tone: 'success',
    message: texts.done.removed(product.name),
    undo: () => void restore(product),
  });
  await refreshAfter('catalog');
}

async function restore(product: ListedProduct): Promise<void> {
  try {
    await client.admin.products.restore.mutate({ id: product.id });
    showToast({ tone: 'success', message: texts.done.restored(product.name) });
    await refreshAfter('catalog');
  } catch (error) {
    showToast({ tone: 'error', message: errorText(error, texts.failed.restore) });
  }
}
