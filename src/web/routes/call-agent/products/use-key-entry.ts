import { useRef, useState } from 'react';
import { onlyInStockMessage } from '#shared/stock.ts';
import type { PlusEntry } from '#shared/text/plus-entry.ts';
import { errorText } from '#web/error-text.ts';
import type { Call, Customer } from '#web/routes/call-agent/call/use-call.ts';
import { focusField } from '#web/routes/call-agent/fields.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { type RegionProduct, toDraftProduct } from './region-product.ts';
import { fetchBestProducts } from './use-region-products.ts';

export type Listed = {
  readonly total: number;
  readonly at: (index: number) => RegionProduct | undefined;
};

type Picked = { readonly product: RegionProduct | undefined };

/**
 * Choosing products by keyboard. The focus does not wait for the server: Enter moves on to the quantity while the
 * product is still being looked up, and the quantity goes to that product, so that a fast typist loses no key.
 */
export function useKeyEntry(call: Call, customer: Customer) {
  const [text, setText] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const [picked, setPicked] = useState<Picked | null>(null);
  const meant = useRef<Promise<RegionProduct | undefined> | null>(null);

  const type = (next: string) => {
    setText(next);
    setActive(null);
    setPicked(null);
    meant.current = null;
  };
  const pick = (list: Listed) => {
    if (meant.current || (text.trim() === '' && active === null)) return;
    const marked = active === null ? undefined : list.at(active);
    const looking = marked ? Promise.resolve(marked) : lookUp(customer, text, active ?? 0);
    meant.current = looking;
    setPicked({ product: marked });
    void looking.then((product) => {
      if (meant.current !== looking) return;
      if (product && product.stock > 0) {
        setPicked({ product });
        setActive((before) => before ?? 0);
        return;
      }
      release();
      focusField('products');
    });
  };
  const addFound = (looking: Promise<RegionProduct | undefined>, quantity: string) =>
    call.whenFound(looking, (product) => {
      if (product && product.stock > 0) call.dictate(toDraftProduct(product), quantity);
    });
  const release = () => {
    meant.current = null;
    setPicked(null);
  };
  return {
    text,
    type,
    active,
    picked,
    pick,
    release,
    move: (step: number, list: Listed) => {
      release();
      setActive(Math.max(0, Math.min((active ?? -1) + step, list.total - 1)));
    },
    /** Adds a suggested quantity instead of the typed one. */
    take: (pieces: number) => {
      const product = picked?.product;
      if (product) call.add(toDraftProduct(product), pieces);
      type('');
      focusField('products');
    },
    add: (quantity: string) => {
      if (meant.current) addFound(meant.current, quantity);
      type('');
      focusField('products');
    },
    addAtOnce: ({ search, quantity }: PlusEntry) => {
      addFound(lookUp(customer, search, 0), String(quantity));
      type('');
    },
  };
}

async function lookUp(customer: Customer, text: string, index: number): Promise<RegionProduct | undefined> {
  try {
    const product = (await fetchBestProducts(customer, text))[index];
    if (!product) showToast({ tone: 'error', message: `${texts.products.noMatch}: ${text.trim()}` });
    if (product?.stock === 0) showToast({ tone: 'error', message: onlyInStockMessage(0) });
    return product;
  } catch (error) {
    showToast({ tone: 'error', message: errorText(error, texts.products.failed) });
    return undefined;
  }
}
