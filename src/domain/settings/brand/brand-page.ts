import { Marked } from 'marked';
import type { Ctx } from '#kernel/ctx.ts';
import type { BrandPage } from '#shared/brand/brand-pages.ts';
import { getBrand } from './get-brand.ts';

const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)[^\s"'<>]*$/i;

/** HTML is rejected on input; anything that still gets through is not rendered. */
const markdown = new Marked({
  renderer: {
    html: () => '',
    image: () => '',
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return SAFE_ADDRESS.test(href) ? `<a href="${href}">${words}</a>` : words;
    },
  },
});

/** HTML of a page written by the shop; null when it is empty. */
export function getBrandPage(ctx: Pick<Ctx, 'db'>, page: BrandPage): string | null {
  const text = getBrand(ctx)[page];
  return text === '' ? null : toHtml(text);
}

export function toHtml(text: string): string {
  return markdown.parse(text, { async: false });
}
