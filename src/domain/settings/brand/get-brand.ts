import { z } from 'zod';
import { readValue } from '#domain/settings/stored-value.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { accentStyle } from '#shared/brand/accent-style.ts';
import { DEFAULT_ACCENT, DEFAULT_BRAND } from '#shared/brand/brand.ts';
import { brandWordsInput } from '#shared/brand/brand-input.ts';
import { areExamples, EXAMPLE_VOICES } from '#shared/brand/voices.ts';
import { isRecord } from '#shared/is-record.ts';

/** A separate row, since its texts are long and orders and lists don't need them. */
export const BRAND_KEY = 'brand';

const fileName = z.string().nullable();

const storedBrand = brandWordsInput.extend({
  logo: fileName,
  logoDark: fileName,
  icons: z
    .object({
      16: z.string(),
      32: z.string(),
      180: z.string(),
      192: z.string(),
      512: z.string(),
      maskable: z.string(),
    })
    .nullable(),
});

export type Brand = z.output<typeof storedBrand>;

export type BrandIcons = NonNullable<Brand['icons']>;

const { hasTerms: _terms, hasPrivacy: _privacy, ...shown } = DEFAULT_BRAND;

const UNTOUCHED: Brand = {
  ...shown,
  voices: [...EXAMPLE_VOICES],
  footer: [...shown.footer],
  shortName: '',
  accent: DEFAULT_ACCENT,
  terms: '',
  privacy: '',
  icons: null,
};

export function getBrand(ctx: Pick<Ctx, 'db'>): Brand {
  const stored = readValue(ctx, BRAND_KEY);
  if (stored === undefined) return UNTOUCHED;
  return storedBrand.parse({ ...UNTOUCHED, ...(isRecord(stored) ? stored : {}) });
}

export function addressOf(name: string): string {
  return `/images/${name}`;
}

/** The brand for editing: addresses of pictures, and the short name derived from an empty one. */
export function getBrandAnswer(ctx: Pick<Ctx, 'db'>) {
  const { icons, ...brand } = getBrand(ctx);
  return {
    ...brand,
    shortName: shortNameOf(brand),
    logo: brand.logo && addressOf(brand.logo),
    logoDark: brand.logoDark && addressOf(brand.logoDark),
    icon: icons && addressOf(icons[512]),
  };
}

function shortNameOf({ name, shortName }: Pick<Brand, 'name' | 'shortName'>): string {
  return shortName || name.slice(0, 12).trim();
}

export function getShopBrand(ctx: Pick<Ctx, 'db'>) {
  const brand = getBrand(ctx);
  const { icons, accent, terms, privacy } = brand;
  return {
    screen: {
      name: brand.name,
      tagline: brand.tagline,
      logo: brand.logo && addressOf(brand.logo),
      logoDark: brand.logoDark && addressOf(brand.logoDark),
      heroTitle: brand.heroTitle,
      heroText: brand.heroText,
      heroButton: brand.heroButton,
      promise: brand.promise,
      voices: areExamples(brand.voices) ? null : brand.voices,
      footer: brand.footer,
      facebook: brand.facebook,
      instagram: brand.instagram,
      viberChannel: brand.viberChannel,
      hasTerms: terms !== '',
      hasPrivacy: privacy !== '',
    },
    shortName: shortNameOf(brand),
    accent,
    style: accentStyle(accent),
    icons,
  };
}
