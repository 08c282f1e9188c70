import type { inferProcedureOutput } from '@trpc/server';
import { escapeHtml } from '#http/escape-html.ts';
import { BRAND_DATA_ID, BRAND_STYLE_ID, DEFAULT_BRAND } from '#shared/brand/brand.ts';
import { isRecord } from '#shared/is-record.ts';
import type { AppRouter } from '#trpc/app-router.ts';

export type ShopBrand = inferProcedureOutput<AppRouter['public']['shop']['brand']>;

/** `<` is escaped so that no text can end the block. */
export function dataBlock(id: string, data: unknown): string {
  return scriptBlock('application/json', data, ` id="${id}"`);
}

export function scriptBlock(type: string, data: unknown, attributes = ''): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${attributes}>${text}</script>`;
}

export function hasOwnBrand({ screen, style, icons }: ShopBrand): boolean {
  return JSON.stringify(screen) !== JSON.stringify(DEFAULT_BRAND) || style !== '' || icons !== null;
}

const ICON_LINKS = /<link rel="(?:icon|apple-touch-icon)"[^>]*>\s*/g;

/** Adds the brand of a shop that has one; all other pages are sent as built. */
export function writeBrand(indexHtml: string, { screen, style, icons }: ShopBrand): string {
  const isOwn = JSON.stringify(screen) !== JSON.stringify(DEFAULT_BRAND);
  const sheet = style === '' ? '' : `<style id="${BRAND_STYLE_ID}">${style}</style>`;
  const links = icons
    ? [
        `<link rel="icon" href="/images/${icons[16]}" type="image/png" sizes="16x16" />`,
        `<link rel="icon" href="/images/${icons[32]}" type="image/png" sizes="32x32" />`,
        `<link rel="icon" href="/images/${icons[192]}" type="image/png" sizes="192x192" />`,
        `<link rel="apple-touch-icon" href="/images/${icons[180]}" />`,
      ].join('')
    : '';
  const added = `${links}${sheet}${isOwn ? dataBlock(BRAND_DATA_ID, screen) : ''}`;
  const html = icons ? indexHtml.replace(ICON_LINKS, '') : indexHtml;
  if (added === '') return html;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(screen.name)}</title>`)
    .replace('</head>', () => `${added}</head>`);
}

export function writeManifest(text: string, { screen, shortName, icons }: ShopBrand): string {
  if (screen.name === DEFAULT_BRAND.name && shortName === DEFAULT_BRAND.name && !icons) return text;
  const manifest: unknown = JSON.parse(text);
  if (!isRecord(manifest)) return text;
  const image = (name: string, size: number) => ({
    src: `/images/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const own = icons && [
    image(icons[192], 192),
    image(icons[512], 512),
    { ...image(icons.maskable, 512), purpose: 'maskable' },
  ];
  return JSON.stringify({
    ...manifest,
    name: screen.name,
    short_name: shortName,
    description: screen.tagline || screen.name,
    ...(own && { icons: own }),
  });
}
