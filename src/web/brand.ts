import { useSyncExternalStore } from 'react';
import { BRAND_DATA_ID, BRAND_STYLE_ID, DEFAULT_BRAND, type ScreenBrand } from '#shared/brand/brand.ts';

const own = globalThis.document?.getElementById(BRAND_DATA_ID)?.textContent;

/** The server writes the shop's own brand into every page. */
// Our own server wrote it into this document, so it needs no validation.
let current = own ? (JSON.parse(own) as ScreenBrand) : DEFAULT_BRAND;

const listeners = new Set<() => void>();

export function useBrand(): ScreenBrand {
  return useSyncExternalStore(listen, () => current);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a changed brand on the open page: words, logo and accent. The icons follow with the next reload. */
export function setBrand(screen: ScreenBrand, style: string): void {
  const sheet = document.getElementById(BRAND_STYLE_ID) ?? document.head.appendChild(newSheet());
  if (sheet.textContent !== style) sheet.textContent = style;
  if (JSON.stringify(screen) === JSON.stringify(current)) return;
  current = screen;
  for (const listener of listeners) listener();
}

function newSheet(): HTMLStyleElement {
  return Object.assign(document.createElement('style'), { id: BRAND_STYLE_ID });
}
