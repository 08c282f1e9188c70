import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api, client } from '#web/api.ts';
import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';
import { errorText } from '#web/error-text.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { showToast } from '#web/ui/toast.ts';

const NAME = 'wanted';
const PATIENCE_MS = 4000;

export type WantedProduct = {
  readonly productId: number;
  readonly quantity: number;
  readonly place: string;
  readonly scrollY: number;
};

export function rememberWanted(wanted: WantedProduct): void {
  writeTabMemory(NAME, wanted);
}

export function takeWanted(): WantedProduct | null {
  const stored = readTabMemory(NAME);
  writeTabMemory(NAME, null);
  return isWanted(stored) ? stored : null;
}

function isWanted(value: unknown): value is WantedProduct {
  if (typeof value !== 'object' || value === null) return false;
  if (!('productId' in value && 'quantity' in value && 'place' in value && 'scrollY' in value)) return false;
  return (
    typeof value.productId === 'number' &&
    typeof value.quantity === 'number' &&
    typeof value.place === 'string' &&
    typeof value.scrollY === 'number'
  );
}

export function useWantedProduct(isCustomer: boolean): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const wanted = isCustomer ? takeWanted() : null;
    if (!wanted) return;
    const { productId, quantity } = wanted;
    const add = async () => {
      try {
        const cart = await client.customer.cart.list.query();
        const isThere = cart.lines.some((line) => line.productId === productId);
        if (!isThere) await client.customer.cart.add.mutate({ productId, quantity });
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
