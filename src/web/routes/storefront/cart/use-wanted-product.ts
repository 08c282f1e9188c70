import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api, client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { takeWanted, type WantedProduct } from './wanted-product.ts';

const PATIENCE_MS = 4000;

export function useWantedProduct(isCustomer: boolean): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const wanted = isCustomer ? takeWanted() : null;
    if (!wanted) return;
    const add = async () => {
      try {
        const cart = await client.customer.cart.list.query();
        const isThere = cart.lines.some((line) => line.productId === wanted.productId);
        if (!isThere) await client.customer.cart.add.mutate({ productId: wanted.productId });
        showToast({ tone: 'success', message: texts.product.added, id: 'cart' });
      } catch (error) {
        showToast({ tone: 'error', message: errorText(error), id: 'cart' });
      }
      await queryClient.invalidateQueries(api.customer.cart.pathFilter());
    };
    void add();
    scrollBack(() => router.state.location.href === wanted.place, wanted);
  }, [isCustomer, queryClient, router]);
}

function scrollBack(isThere: () => boolean, { productId, scrollY }: WantedProduct): void {
  const until = performance.now() + PATIENCE_MS;
  const look = () => {
    if (isThere() && window.scrollY > 0) return;
    const link = isThere() && document.querySelector(`main a[href="/product/${productId}"]`);
    if (link) link.scrollIntoView({ block: 'center' });
    else if (performance.now() < until) requestAnimationFrame(look);
    else window.scrollTo(0, scrollY);
  };
  requestAnimationFrame(look);
}
