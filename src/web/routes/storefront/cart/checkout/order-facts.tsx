import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paymentTermsText } from '#shared/accounting/payment.ts';
import { readAgainstMinimum } from '#shared/prices/minimum-order.ts';
import { formatBasisPoints, formatCents } from '#shared/prices/money.ts';
import { splitVat } from '#shared/prices/vat.ts';
import { api } from '#web/api.ts';
import { checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import type { Cart } from '#web/routes/storefront/cart/use-cart.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import classes from './checkout-panel.module.css';

export function OrderFacts({ cart, day }: { readonly cart: Cart; readonly day: string }) {
  const { transportCents } = readAgainstMinimum(cart.minimum, cart.totalCents);
  const hasMinimum = cart.minimum.transportCents !== null && cart.minimum.minimumCents > 0;
  return (
    <Stack component="dl" gap="0.4rem">
      <Fact name={checkoutTexts.to}>
        <Address />
      </Fact>
      <Fact name={checkoutTexts.chosen}>{day}</Fact>
      <Fact name={checkoutTexts.payment}>{paymentTermsText(cart.termsDays)}</Fact>
      {hasMinimum && (
        <Fact name={checkoutTexts.transport}>
          {transportCents === 0 ? checkoutTexts.noTransport : formatCents(transportCents)}
        </Fact>
      )}
      {vatOf(cart).map(({ vatBasisPoints, vatCents }) => (
        <Fact key={vatBasisPoints} name={checkoutTexts.vatOf(formatBasisPoints(vatBasisPoints))}>
          {formatCents(vatCents)}
        </Fact>
      ))}
    </Stack>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classes['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Address() {
  const { data } = useQuery(api.profile.get.queryOptions());
  if (!data) return '…';
  return (
    <>
      {data.address || checkoutTexts.noAddress} ·{' '}
      <TextLink to="/llogaria">{checkoutTexts.changeAddress}</TextLink>
    </>
  );
}

export function vatOf({ lines, minimum, totalCents, transportVatBasisPoints }: Cart) {
  const { transportCents } = readAgainstMinimum(minimum, totalCents);
  const transport = { grossCents: transportCents, vatBasisPoints: transportVatBasisPoints };
  const goods = lines.map((line) => ({
    grossCents: line.totalCents,
    vatBasisPoints: line.product.vatBasisPoints,
  }));
  return splitVat(transportCents === 0 ? goods : [...goods, transport]).rates.filter(
    ({ vatCents }) => vatCents > 0,
  );
}
