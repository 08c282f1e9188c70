export const BRAND_PAGES = {
  '/kushtet': { field: 'terms', title: 'Kushtet' },
  '/privatesia': { field: 'privacy', title: 'Privatësia' },
} as const;

export type BrandAddress = keyof typeof BRAND_PAGES;

export type BrandPage = (typeof BRAND_PAGES)[BrandAddress]['field'];

/** Adds no title to a text that begins with its own. */
export function underTitle(title: string, html: string): string {
  return html.startsWith('<h1>') ? html : `<h1>${title}</h1>\n${html}`;
}
