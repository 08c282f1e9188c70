import { e4ToEuros } from '#shared/prices/unit-price.ts';
import { hasOwnBrand, type ShopBrand, scriptBlock } from './brand-head.ts';

export type OfferedProduct = {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly image: string | null;
  readonly description: string;
  readonly stock: number;
  readonly unitPriceE4: number | null;
};

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
