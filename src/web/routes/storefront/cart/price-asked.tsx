import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '#web/api.ts';
import type { ProductView } from '#web/routes/storefront/products/product-view.ts';
import { texts } from '#web/routes/storefront/texts.ts';

type PriceAskedProps = {
  readonly product: Pick<ProductView, 'name' | 'isOnRequest'>;
  readonly size: 'compact' | 'normal' | 'large';
};

export function PriceAsked({ product, size }: PriceAskedProps) {
  const { data: shop } = useQuery(api.public.shop.info.queryOptions());
  const phone = shop?.contact.phone;
  if (size === 'compact') return null;
  const look = { fullWidth: true, size: size === 'large' ? 'lg' : 'md', variant: 'light' } as const;
  if (!product.isOnRequest) {
    return (
      <Button {...look} component={Link} to="/login">
        {texts.product.logInForPrices}
      </Button>
    );
  }
  if (!phone) return null;
  return (
    <Button
      {...look}
      component="a"
      href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      leftSection={<IconPhone size={20} aria-hidden />}
      aria-label={`${texts.product.askPrice}: ${product.name}`}
    >
      {texts.product.askPrice}
    </Button>
  );
}
