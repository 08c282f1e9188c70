import { useCallback, useEffect, useRef, useState } from 'react';
import { readAgainstMinimum } from '#shared/prices/minimum-order.ts';
import { formatCents } from '#shared/prices/money.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { findDomainError } from '#web/error-text.ts';
import { checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import type { Cart } from '#web/routes/storefront/cart/use-cart.ts';
import { usePriceChanges } from '#web/routes/storefront/cart/use-price-changes.ts';

/** Shorter than this after being asked, a tap is the second half of a double tap. */
const READING_MS = 1000;

const LEADING_MS = 15_000;

type ReviewedCart = Pick<Cart, 'minimum'> & {
  readonly lines: readonly (Pick<Cart['lines'][number], 'productId' | 'quantity' | 'unitPriceE4'> & {
    readonly product: Pick<Cart['lines'][number]['product'], 'name'>;
  })[];
};

type Prices = ReadonlyMap<number, number>;

/** Which prices changed while the cart was open, and whether the customer has been asked about them. */
export function usePriceReview(cart: Cart | undefined) {
  const changes = usePriceChanges(cart);
  const asked = useRef<{ prices: Prices; at: number }>({ prices: new Map(), at: Number.NEGATIVE_INFINITY });
  const [isAsking, setAsking] = useState(false);
  const { lead, leadAfterReading } = useLeadToChange(cart, changes.size > 0 || hasProblems(cart));

  /** True when the order may not be sent before the customer has looked. */
  const mustAsk = (): boolean => {
    if (!cart || changes.size === 0) return false;
    const { prices, at } = asked.current;
    const isNew = cart.lines.some(
      ({ productId, unitPriceE4 }) => changes.has(productId) && prices.get(productId) !== unitPriceE4,
    );
    if (isNew) asked.current = { prices: pricesOf(cart), at: performance.now() };
    const mustWait = isNew || performance.now() - at < READING_MS;
    if (mustWait) lead();
    setAsking(mustWait);
    return mustWait;
  };
  /** The server's refusal has asked about the prices that it names; what it is about is shown. */
  const acceptRefusal = useCallback(
    (refused: unknown) => {
      const prices = pricesNow(refused);
      if (prices !== null) asked.current = { prices, at: Number.NEGATIVE_INFINITY };
      if (isAboutLines(refused)) leadAfterReading();
    },
    [leadAfterReading],
  );
  return {
    changes,
    note: cart ? changeNote(cart, changes) : null,
    isAsking: isAsking && changes.size > 0,
    mustAsk,
    acceptRefusal,
  };
}

/** Scrolls to what has to be looked at and puts the focus there, as soon as the cart that was read again shows it. */
function useLeadToChange(cart: Cart | undefined, isShown: boolean) {
  const [asked, setAsked] = useState<{ readonly at: number; readonly over: Cart | undefined } | null>(null);
  const latest = useRef(cart);
  useEffect(() => {
    latest.current = cart;
    if (asked === null || !isShown || asked.over === cart) return;
    setAsked(null);
    // A change that comes much later is another one, and takes nobody away from what they do.
    if (performance.now() - asked.at > LEADING_MS) return;
    const place = document.querySelector<HTMLElement>('[data-changed], [data-problem], [data-withdrawn]');
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'center' });
  }, [asked, isShown, cart]);
  return {
    lead: useCallback(() => setAsked({ at: performance.now(), over: undefined }), []),
    leadAfterReading: useCallback(() => setAsked({ at: performance.now(), over: latest.current }), []),
  };
}

function hasProblems(cart: Cart | undefined): boolean {
  return (
    cart !== undefined && (cart.withdrawn.length > 0 || cart.lines.some((line) => line.problem !== null))
  );
}

const ABOUT_LINES = ['cart-changed', 'insufficient-stock', 'quantity-not-allowed', 'product-not-found'];

function isAboutLines(error: unknown): boolean {
  return ABOUT_LINES.includes(findDomainError(error)?.code ?? '');
}

function pricesOf(cart: Cart): Prices {
  return new Map(cart.lines.map(({ productId, unitPriceE4 }) => [productId, unitPriceE4]));
}

function pricesNow(error: unknown): Prices | null {
  const rejection = findDomainError(error);
  if (rejection?.code !== 'cart-changed') return null;
  return new Map(
    rejection.data.lines.flatMap(({ productId, nowE4 }) => (nowE4 === null ? [] : [[productId, nowE4]])),
  );
}

/** Whether the prices that an order was refused for are those of the cart again. */
export function isTakenBack(error: unknown, cart: ReviewedCart): boolean {
  const rejection = findDomainError(error);
  if (rejection?.code !== 'cart-changed') return false;
  const now = new Map(cart.lines.map((line) => [line.productId, line.unitPriceE4]));
  return rejection.data.lines.every(
    ({ productId, shownE4, nowE4 }) =>
      shownE4 !== undefined && shownE4 !== nowE4 && now.get(productId) === shownE4,
  );
}

export function changeNote({ lines, minimum }: ReviewedCart, changes: Prices): string | null {
  const changed = lines.filter((line) => changes.has(line.productId));
  const [first] = changed;
  if (!first) return null;
  const totalAt = (before: Prices) =>
    readAgainstMinimum(
      minimum,
      lines.reduce(
        (sum, line) => sum + lineTotal(before.get(line.productId) ?? line.unitPriceE4, line.quantity),
        0,
      ),
    ).totalCents;
  const totals = [formatCents(totalAt(changes)), formatCents(totalAt(new Map()))] as const;
  return changed.length === 1
    ? checkoutTexts.priceChanged(joinUnits(first.product.name), ...totals)
    : checkoutTexts.pricesChanged(changed.length, ...totals);
}
