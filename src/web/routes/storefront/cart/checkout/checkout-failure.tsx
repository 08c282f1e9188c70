import { Button } from '@mantine/core';
import { quantityText } from '#shared/prices/packs.ts';
import { mostQuantity } from '#shared/prices/quantity-rules.ts';
import { errorText, findDomainError } from '#web/error-text.ts';
import { cartTexts, checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import type { Cart } from '#web/routes/storefront/cart/use-cart.ts';
import { useCartChanges } from '#web/routes/storefront/cart/use-cart-changes.ts';
import { OrderLink } from '#web/routes/storefront/orders/order-link.tsx';
import { texts } from '#web/routes/storefront/texts.ts';
import { Notice } from '#web/ui/notice.tsx';

type CheckoutFailureProps = {
  readonly error: unknown;
  readonly cart: Cart;
  readonly onSolved: () => void;
};

export function CheckoutFailure({ error, cart, onSolved }: CheckoutFailureProps) {
  const { setQuantity } = useCartChanges();
  const rejection = findDomainError(error);
  const shortage = rejection?.code === 'insufficient-stock' ? rejection.data : undefined;
  const line = cart.lines.find(({ productId }) => productId === shortage?.productId);
  const most = line && shortage ? mostQuantity(line.product, shortage.available) : 0;
  return (
    <Notice tone="bad" role="alert" display="grid" style={{ gap: '0.6rem' }}>
      <span>
        {errorText(error, checkoutTexts.failure)}{' '}
        {rejection?.code === 'cart-ordered' && (
          <OrderLink orderId={rejection.data.orderId}>{checkoutTexts.seeOrder}</OrderLink>
        )}
      </span>
      {line && shortage && (
        <Button
          variant="white"
          color="red.9"
          size="compact-md"
          onClick={() => {
            setQuantity(line.product, most);
            onSolved();
          }}
        >
          {most > 0 ? texts.product.takeWhatThereIs(quantityText(most, line.product)) : cartTexts.removeLine}
        </Button>
      )}
    </Notice>
  );
}

export function CheckoutUnknown({ isAsking }: { readonly isAsking: boolean }) {
  return (
    <Notice tone="warn" role="status">
      {isAsking ? checkoutTexts.asking : checkoutTexts.notArrived}
    </Notice>
  );
}
