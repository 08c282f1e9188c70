import type { Voice } from './voices.ts';

export type ScreenBrand = {
  readonly name: string;
  readonly tagline: string;
  readonly logo: string | null;
  readonly logoDark: string | null;
  readonly heroTitle: string;
  readonly heroText: string;
  readonly heroButton: string;
  readonly promise: string;
  /** Null: the examples of a new shop, which only the component that shows them loads. */
  readonly voices: readonly Voice[] | null;
  readonly footer: readonly string[];
  readonly facebook: string;
  readonly instagram: string;
  readonly viberChannel: string;
  readonly hasTerms: boolean;
  readonly hasPrivacy: boolean;
};

export const BRAND_DATA_ID = 'brand';

export const BRAND_STYLE_ID = 'brand-style';

export const DEFAULT_ACCENT = '#b64b12';

export const DEFAULT_BRAND: ScreenBrand = {
  name: 'Furnizo',
  tagline: 'Furnizim me shumicë për pastiçeri, paketime dhe ambalazhe',
  logo: null,
  logoDark: null,
  heroTitle: 'Gjithçka për pastiçerinë tuaj',
  heroText: 'Krema, mbushje, glazura dhe dekorime nga prodhues që i njihni.',
  heroButton: 'Shiko pastiçerinë',
  promise: 'Dorëzim brenda 24–48 orëve',
  voices: null,
  footer: [],
  facebook: '',
  instagram: '',
  viberChannel: '',
  hasTerms: false,
  hasPrivacy: false,
};
