import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useMemo } from 'react';
import { priceUnit } from '#shared/pricing.ts';
import { api, client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { newKey } from '#web/new-key.ts';
import { queryClient } from '#web/query-client.ts';
import { refreshAfter } from '#web/refresh-after.ts';
import { showToast } from '#web/ui/toast.ts';
import { productsTexts as texts } from './texts.ts';

type ProductPage = inferOutput<typeof api.admin.products.list>;

/** A product as the table shows it. */
export type ListedProduct = ProductPage['products'][number];

type Change = Partial<Pick<ListedProduct, 'priceE4' | 'discountBasisPoints' | 'isFeatured'>>;

/** What can be done to a product in the table. Changes show at once, and are taken back when the server rejects. */
export type ProductActions = {
  readonly edit: (product: ListedProduct) => void;
  readonly setPrice: (product: ListedProduct, priceE4: number) => void;
  readonly setDiscount: (product: ListedProduct, discountBasisPoints: number) => void;
  readonly toggleFeatured: (product: ListedProduct) => void;
  readonly duplicate: (product: ListedProduct) => void;
  readonly remove: (product: ListedProduct) => void;
};

/** The actions, the same objects at every turn so that rows need not be drawn again. */
export function useProductActions(): ProductActions {
  const { mutate: setPrice } = useMutation(
    optimistic(
      ({ product, priceE4 }: { product: ListedProduct; priceE4: number }) =>
        client.admin.products.update.mutate({ id: product.id, priceE4 }),
      ({ priceE4 }) => ({ priceE4 }),
      {
        done: texts.done.price,
        failed: texts.failed.price,
        back: ({ product }) => ({ product, priceE4: product.priceE4 }),
      },
    ),
  );
  const { mutate: setDiscount } = useMutation(
    optimistic(
      ({ product, discountBasisPoints }: { product: ListedProduct; discountBasisPoints: number }) =>
        client.admin.products.setDiscount.mutate({ id: product.id, discountBasisPoints }),
      ({ discountBasisPoints }) => ({ discountBasisPoints }),
      {
        done: texts.done.discount,
        failed: texts.failed.discount,
        back: ({ product }) => ({ product, discountBasisPoints: product.discountBasisPoints }),
      },
    ),
  );
  const { mutate: toggleFeatured } = useMutation(
    optimistic(
      ({ product }: { product: ListedProduct }) =>
        client.admin.products.toggleFeatured.mutate({ id: product.id, isFeatured: !product.isFeatured }),
      ({ product }) => ({ isFeatured: !product.isFeatured }),
      { failed: texts.failed.featured },
    ),
  );
  const navigate = useNavigate();
  return useMemo(
    () => ({
      edit: ({ id }) =>
        void navigate({ to: '/secret-dashboard/products/$productId', params: { productId: String(id) } }),
      setPrice: (product, priceE4) => setPrice({ product, priceE4 }),
      setDiscount: (product, discountBasisPoints) => setDiscount({ product, discountBasisPoints }),
      toggleFeatured: (product) => toggleFeatured({ product }),
      duplicate: (product) => void duplicate(product),
      remove: (product) => void remove(product),
    }),
    [setPrice, setDiscount, toggleFeatured, navigate],
  );
}

/** Options of a change that shows at once in every list of the table, and is undone when it fails. */
function optimistic<V extends { product: ListedProduct }>(
  send: (values: V) => Promise<unknown>,
  changeOf: (values: V) => Change,
  words: {
    readonly done?: string;
    readonly failed: string;
    /** What is sent to take it back. */
    readonly back?: (values: V) => V;
  },
) {
  const lists = api.admin.products.list.pathFilter();
  return {
    mutationFn: send,
    onMutate: async (values: V) => {
      await queryClient.cancelQueries(lists);
      const before = queryClient.getQueriesData<ProductPage>(lists);
      queryClient.setQueriesData<ProductPage>(lists, (page) =>
        page ? withChange(page, values.product.id, changeOf(values)) : page,
      );
      return before;
    },
    onError: (
      error: unknown,
      _values: V,
      before: ReturnType<typeof queryClient.getQueriesData> | undefined,
    ) => {
      for (const [key, page] of before ?? []) queryClient.setQueryData(key, page);
      showToast({ tone: 'error', message: errorText(error, words.failed) });
    },
    onSuccess: (_answer: unknown, values: V) => {
      const { done, failed, back } = words;
      if (!done) return;
      showToast({
        tone: 'success',
        message: done,
        id: `product-changed-${values.product.id}`,
        ...(back ? { undo: () => void takeBack(() => send(back(values)), failed) } : {}),
      });
    },
    onSettled: () => refreshAfter('catalog'),
  };
}

async function takeBack(send: () => Promise<unknown>, failed: string): Promise<void> {
  try {
    await send();
  } catch (error) {
    showToast({ tone: 'error', message: errorText(error, failed) });
  }
  await refreshAfter('catalog');
}

function withChange(page: ProductPage, id: number, change: Change): ProductPage {
  const products = page.products.map((product) => {
    if (product.id !== id) return product;
    const changed = { ...product, ...change };
    return { ...changed, ...priceUnit(changed, 0) };
  });
  return { ...page, products };
}

/** Keys of the copies whose answer is still to come, by product: asked for again, it is the same copy. */
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
