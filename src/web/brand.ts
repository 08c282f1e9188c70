import { BRAND_DATA_ID, DEFAULT_BRAND, type ScreenBrand } from '#shared/brand/brand.ts';

const own = globalThis.document?.getElementById(BRAND_DATA_ID)?.textContent;

/** The server writes the brand of a shop that has one of its own into every page; a changed one comes with a reload. */
// Our own server wrote it into this document, so it needs no validation.
export const brand = own ? (JSON.parse(own) as ScreenBrand) : DEFAULT_BRAND;
