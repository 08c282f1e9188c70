import { foldText } from '#shared/fold.ts';
import { toRegionMask } from '#shared/regions.ts';
import { type DemoProduct, demoProducts } from './demo-products.ts';
import { prepareInsert, type SeedContext } from './seed-context.ts';
import type { SeededProduct } from './seed-orders.ts';

const PACKS = ['mini', 'standard', 'familjare', 'gastro', 'premium', 'eko', 'profi', 'XL'] as const;

/**
 * Writes `count` products. Up to the demo's own catalogue an even choice of it is taken, so that every subcategory is
 * there; beyond it, each further product is a pack variant of a catalogue product with a code of its own.
 * `imageFiles` maps the picture names of the catalogue to files of the image store.
 */
export function seedProducts(
  seed: SeedContext,
  count: number,
  imageFiles: ReadonlyMap<string, string>,
): SeededProduct[] {
  const insert = prepareInsert(seed.connection, 'products', COLUMNS);
  const createdAt = seed.nowMs - 80 * 24 * 3_600_000;
  return chooseProducts(seed, count).map((product, index) => {
    const regionMask = toRegionMask(product.regionIds ?? []);
    const discountBasisPoints = product.discountBasisPoints ?? 0;
    const at = createdAt + index * 1000;
    const { lastInsertRowid } = insert.run(
      product.code,
      foldText(product.code),
      product.name,
      foldText(product.name),
      product.description,
      product.category,
      product.subcategory,
      product.unit,
      product.priceCents,
      product.vatBasisPoints,
      discountBasisPoints,
      product.isFeatured ? 1 : 0,
      regionMask,
      imageFiles.get(product.image) ?? null,
      0,
      at,
      at,
    );
    return {
      id: Number(lastInsertRowid),
      name: product.name,
      code: product.code,
      unit: product.unit,
      priceCents: product.priceCents,
      vatBasisPoints: product.vatBasisPoints,
      discountBasisPoints,
      regionMask,
      targetStock: product.stock,
    };
  });
}

const COLUMNS = [
  'code',
  'code_folded',
  'name',
  'name_folded',
  'description',
  'category',
  'subcategory',
  'unit',
  'price_cents',
  'vat_basis_points',
  'discount_basis_points',
  'is_featured',
  'region_mask',
  'image',
  'stock',
  'created_at',
  'updated_at',
] as const;

function chooseProducts(seed: SeedContext, count: number): DemoProduct[] {
  if (count <= demoProducts.length) {
    const step = demoProducts.length / Math.max(1, count);
    return demoProducts.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  }
  const variants = Array.from({ length: count - demoProducts.length }, (_, index) => vary(seed, index));
  return [...demoProducts, ...variants];
}

function vary({ random }: SeedContext, index: number): DemoProduct {
  const base = random.pick(demoProducts);
  const series = Math.floor(index / PACKS.length) + 2;
  const pack = PACKS[index % PACKS.length] ?? 'standard';
  return {
    ...base,
    code: `${base.code}-${index + 1}`,
    name: `${base.name}, ${pack} ${series}`,
    priceCents: Math.max(5, Math.round((base.priceCents * random.int(60, 160)) / 100)),
    isFeatured: false,
    stock: random.chance(0.02) ? 0 : random.int(5, 500),
  };
}
