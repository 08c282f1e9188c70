import { client } from '#web/api.ts';
import { toImageForm } from './prepare-image.ts';

export async function withStoredImage<Product extends { image?: string | null | undefined }>(
  product: Product,
): Promise<Product> {
  if (!product.image?.startsWith('data:')) return product;
  const { image } = await client.admin.products.storeImage.mutate(toImageForm(product.image));
  return { ...product, image };
}
