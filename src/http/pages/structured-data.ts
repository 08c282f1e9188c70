import type { inferProcedureOutput } from '@trpc/server';
import { e4ToEuros } from '#shared/prices/unit-price.ts';
import type { AppRouter } from '#trpc/app-router.ts';
import { hasOwnBrand, type ShopBrand, scriptBlock } from './brand-head.ts';

export type OfferedProduct = inferProcedureOutput<AppRouter['public']['catalog']['product']>;

type Described = { readonly origin: string; readonly product?: OfferedProduct | undefined };

/** schema.org data for a shop with its own brand; none for an unchanged one. */
export function structuredData(brand: ShopBrand, { origin, product }: Described): string {
  if (!hasOwnBrand(brand)) return '';
  const { screen, icons } = brand;
  const { name, tagline, logo, facebook, instagram, viberChannel } = screen;
  const picture = logo ?? (icons && `/images/${icons[512]}`);
  const links = [facebook, instagram, viberChannel].filter((link) => link !== '');
  const shop = {
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    description: tagline || undefined,
    logo: picture === null ? undefined : origin + picture,
    sameAs: links.length === 0 ? undefined : links,
  };
  const described = product ? describeProduct(product, origin, shop) : shop;
  return scriptBlock('application/ld+json', { '@context': 'https://schema.org', ...described });
}

function describeProduct(product: OfferedProduct, origin: string, seller: object) {
  const { id, name, code, image, description, stock, unitPriceE4 } = product;
  const price = unitPriceE4 === null ? {} : { price: e4ToEuros(unitPriceE4), priceCurrency: 'EUR' };
  const availability = `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`;
  return {
    '@type': 'Product',
    name,
    url: `${origin}/product/${id}`,
    sku: code || undefined,
    description: description || undefined,
    image: image === null ? undefined : origin + image,
    offers: { '@type': 'Offer', availability, ...price, seller },
  };
}
