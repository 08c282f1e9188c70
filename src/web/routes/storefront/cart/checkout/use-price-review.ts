import { useCallback, useEffect, useRef, useState } from 'react';
import { type MinimumOrder, readAgainstMinimum } from '#shared/prices/minimum-order.ts';
import { formatCents } from '#shared/prices/money.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { findDomainError } from '#web/error-text.ts';
import { checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import type { Cart } from '#web/routes/storefront/cart/use-cart.ts';
import { usePriceChanges } from '#web/routes/storefront/cart/use-price-changes.ts';

/** A tap sooner than this after the question is the second half of a double tap. */
const READING_MS = 1000;

const LEADING_MS = 15_000;

type ReviewedCart = Pick<Cart, 'minimum'> & {
  readonly lines: readonly (Pick<Cart['lines'][number], 'productId' | 'quantity' | 'unitPriceE4'> & {
    readonly product: Pick<Cart['lines'][number]['product'], 'name'>;
  })[];
};

type Prices = ReadonlyMap<number, number>;

type Asked = { readonly prices: Prices; readonly transportCents: number | null; readonly at: number };

const NEVER: Asked = { prices: new Map(), transportCents: null, at: Number.NEGATIVE_INFINITY };

/** Which prices and transport changed while the cart was open, and whether the customer has been asked about them. */
export function usePriceReview(cart: Cart | undefined) {
  const changes = usePriceChanges(cart);
  const minimumBefore = useFirstMinimum(cart);
  const transport = cart ? transportChange(cart, minimumBefore) : null;
  const hasChanges = changes.size > 0 || transport !== null;
  const asked = useRef(NEVER);
  const [isAsking, setAsking] = useState(false);
  const { lead, leadAfterReading } = useLeadToChange(cart, hasChanges || hasProblems(cart));

  /** True when the customer has to confirm a change before the order may be sent. */
  const mustAsk = (): boolean => {
    if (!cart || !hasChanges) return false;
    const { prices, transportCents, at } = asked.current;
    const isNew =
      (transport !== null && transport.nowCents !== transportCents) ||
      cart.lines.some(
        ({ productId, unitPriceE4 }) => changes.has(productId) && prices.get(productId) !== unitPriceE4,
      );
    if (isNew) asked.current = { ...shownBy(cart), at: performance.now() };
    const mustWait = isNew || performance.now() - at < READING_MS;
    if (mustWait) lead();
    setAsking(mustWait);
    return mustWait;
  };
  /** Treats a rejection by the server as a question about the prices that it names, which are then shown. */
  const acceptRefusal = useCallback(
    (refused: unknown) => {
      const named = namedBy(refused);
      if (named !== null) asked.current = { ...NEVER, ...named };
      if (ABOUT_LINES.includes(findDomainError(refused)?.code ?? '')) leadAfterReading();
    },
    [leadAfterReading],
  );
  return {
    changes,
    note: cart ? changeNote(cart, changes, minimumBefore) : null,
    isAsking: isAsking && hasChanges,
    mustAsk,
    acceptRefusal,
  };
}

/** Scrolls to the change and focuses it, as soon as the refetched cart shows it. */
function useLeadToChange(cart: Cart | undefined, isShown: boolean) {
  const [asked, setAsked] = useState<{ readonly at: number; readonly over: Cart | undefined } | null>(null);
  const latest = useRef(cart);
  useEffect(() => {
    latest.current = cart;
    if (asked === null || !isShown || asked.over === cart) return;
    setAsked(null);
    // A much later change is another one, and must not interrupt the customer.
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

/** The minimum that the server answered first, which the customer relied on. */
function useFirstMinimum(cart: Cart | undefined): MinimumOrder | undefined {
  const [first, setFirst] = useState<MinimumOrder>();
  // A cart that exists only in this browser does not have the minimum yet.
  const read = cart && cart.readAt > 0 ? cart.minimum : undefined;
  if (first === undefined && read !== undefined) setFirst(read);
  return first ?? read;
}

export function transportChange({ lines, minimum }: ReviewedCart, minimumBefore = minimum) {
  const goodsCents = goodsAt(lines, new Map());
  const { transportCents: nowCents } = readAgainstMinimum(minimum, goodsCents);
  const { transportCents: beforeCents } = readAgainstMinimum(minimumBefore, goodsCents);
  return beforeCents === nowCents ? null : { beforeCents, nowCents };
}

function goodsAt(lines: ReviewedCart['lines'], before: Prices): number {
  return lines.reduce(
    (sum, line) => sum + lineTotal(before.get(line.productId) ?? line.unitPriceE4, line.quantity),
    0,
  );
}

function shownBy({ lines, minimum }: Cart): Omit<Asked, 'at'> {
  const prices = new Map(lines.map(({ productId, unitPriceE4 }) => [productId, unitPriceE4]));
  return { prices, transportCents: readAgainstMinimum(minimum, goodsAt(lines, new Map())).transportCents };
}

function namedBy(error: unknown): Omit<Asked, 'at'> | null {
  const rejection = findDomainError(error);
  if (rejection?.code !== 'cart-changed') return null;
  const { lines, transportCents = null } = rejection.data;
  const prices = lines.flatMap(({ productId, nowE4 }) =>
    nowE4 === null ? [] : [[productId, nowE4] as const],
  );
  return { prices: new Map(prices), transportCents };
}

/** Whether the cart has its previous prices again after a rejected order. */
export function isTakenBack(error: unknown, cart: ReviewedCart): boolean {
  const rejection = findDomainError(error);
  if (rejection?.code !== 'cart-changed') return false;
  const now = new Map(cart.lines.map((line) => [line.productId, line.unitPriceE4]));
  return rejection.data.lines.every(
    ({ productId, shownE4, nowE4 }) =>
      shownE4 !== undefined && shownE4 !== nowE4 && now.get(productId) === shownE4,
  );
}

export function changeNote(cart: ReviewedCart, changes: Prices, minimumBefore = cart.minimum): string | null {
  const { lines, minimum } = cart;
  const totals = [
    formatCents(readAgainstMinimum(minimumBefore, goodsAt(lines, changes)).totalCents),
    formatCents(readAgainstMinimum(minimum, goodsAt(lines, new Map())).totalCents),
  ] as const;
  const [first, ...others] = lines.filter((line) => changes.has(line.productId));
  const ofPrices = !first
    ? null
    : others.length === 0
      ? checkoutTexts.priceChanged(joinUnits(first.product.name), ...totals)
      : checkoutTexts.pricesChanged(others.length + 1, ...totals);
  const transport = transportChange(cart, minimumBefore);
  if (transport === null) return ofPrices;
  const { beforeCents, nowCents } = transport;
  const charges = [formatCents(beforeCents), formatCents(nowCents)] as const;
  return ofPrices === null
    ? checkoutTexts.transportChanged(...charges, ...totals)
    : `${checkoutTexts.transportToo(...charges)} ${ofPrices}`;
}
