import { isSea } from 'node:sea';
import { imageSize } from 'image-size';
import type { Sharp } from 'sharp';
import { DomainError } from '#kernel/domain-error.ts';
import { hasPackage } from './small-images.ts';

const MAX_BYTES = 1024 * 1024;
const MAX_PIXELS = 25_000_000;
const MAX_SECONDS = 10;

/** Twice the size in the header, and the maximum on a document. */
const LOGO = { width: 800, height: 400 };

export const MIN_ICON = 512;

export const ICON_SIZES = [16, 32, 180, 192, 512] as const;

export type IconSize = (typeof ICON_SIZES)[number];

export type DrawnIcons = { readonly [Size in IconSize]: Buffer } & { readonly maskable: Buffer };

type Picture = { readonly bytes: Buffer; readonly type: 'png' | 'webp' | 'svg'; readonly size: Size };

type Size = { readonly width: number; readonly height: number };

/**
 * The bytes of a data URL, typed by their content and not by their label. Rejects with `brand-picture-too-large` (1 MB
 * decoded) and `brand-picture-type`.
 */
function readPicture(dataUrl: string): Picture {
  const [label = '', content] = dataUrl.split(',', 2);
  if (content === undefined || !/^data:[^,]*;base64$/i.test(label))
    throw new DomainError('brand-picture-type');
  if (content.length > Math.ceil((MAX_BYTES + 2) / 3) * 4) throw new DomainError('brand-picture-too-large');
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > MAX_BYTES) throw new DomainError('brand-picture-too-large');
  const type = typeOf(bytes);
  const size = measure(bytes);
  if (type === null || size === null) throw new DomainError('brand-picture-type');
  if (type !== 'svg' && size.width * size.height > MAX_PIXELS)
    throw new DomainError('brand-picture-too-large');
  return { bytes, type, size };
}

function typeOf(bytes: Buffer): Picture['type'] | null {
  if (bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a') return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return isHarmlessSvg(bytes) ? 'svg' : null;
}

const SVG_START =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>[]*>\s*)*<svg[\s>]/i;

/**
 * Scripts, links and other documents have no effect, since only the drawn pixels are stored. References to anything
 * outside the drawing are refused all the same, and so are entities, which can expand without limit.
 */
const FORBIDDEN_IN_SVG =
  /<!ENTITY|<\?xml-stylesheet|<(?:[\w-]+:)?(?:script|foreignObject|iframe|include)\b|@import|(?:href|src)\s*=\s*["']?\s*(?!["'\s#]|data:image\/(?:png|jpeg|webp);)[^\s"'>]|url\(\s*["']?\s*(?![#"'\s])/i;

function isHarmlessSvg(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  return SVG_START.test(text) && !FORBIDDEN_IN_SVG.test(withoutLinks(text));
}

/** The address of an `<a>` is not drawn; drawing programs save such links. */
function withoutLinks(svg: string): string {
  return svg.replaceAll(/<a\s[^>]*>/gi, '<a>');
}

function measure(bytes: Buffer): Size | null {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}

/** A PNG of at most 800 × 400, which can also be drawn on documents. */
export async function drawLogo(dataUrl: string): Promise<Buffer> {
  const picture = readPicture(dataUrl);
  const sharp = await loadSharp(picture);
  if (!sharp) return picture.bytes;
  return toPng(sharp(picture, LOGO).resize({ ...LOGO, fit: 'inside', withoutEnlargement: true }));
}

/** All sizes of an icon. Rejects with `brand-icon-size` unless it is square and has 512 px. */
export async function drawIcons(dataUrl: string): Promise<DrawnIcons> {
  const picture = readPicture(dataUrl);
  const { width, height } = picture.size;
  const isLarge = picture.type === 'svg' || width >= MIN_ICON;
  if (width !== height || !isLarge) throw new DomainError('brand-icon-size');
  const sharp = await loadSharp(picture);
  const target = { width: MIN_ICON, height: MIN_ICON };
  // Once: drawing all sizes at the same time took the threads that hash passwords.
  const large = sharp ? await toPng(sharp(picture, target).resize(target)) : picture.bytes;
  const whole: Picture = { bytes: large, type: 'png', size: target };
  const draw = async (size: number) => (sharp ? toPng(sharp(whole, target).resize(size, size)) : large);
  const [tiny, small, apple, middle] = await Promise.all(ICON_SIZES.map(draw));
  if (!tiny || !small || !apple || !middle) throw new DomainError('brand-picture-type');
  const solid = (bytes: Buffer) => (sharp ? flatten(bytes) : bytes);
  return {
    16: tiny,
    32: small,
    // iOS fills transparent areas with black.
    180: await solid(apple),
    192: middle,
    512: large,
    maskable: sharp ? await drawMaskable(large) : large,
  };
}

/** A phone may crop all but the inner 80 %: the icon's edge is extended outwards. */
async function drawMaskable(icon: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = 410;
  const edge = (MIN_ICON - inner) / 2;
  const extended = await sharp(icon)
    .resize(inner, inner)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, extendWith: 'copy' })
    .png()
    .toBuffer();
  return flatten(extended);
}

async function flatten(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return toPng(sharp(bytes).flatten({ background: '#ffffff' }));
}

type Open = (picture: Picture, target: Size) => Sharp;

/** Null in the single executable, which has no drawing library: there only a PNG can be used, unchanged. */
async function loadSharp({ type }: Picture): Promise<Open | null> {
  if (isSea() || !hasPackage('sharp')) {
    if (type !== 'png') throw new DomainError('brand-picture-type');
    return null;
  }
  const { default: sharp } = await import('sharp');
  return ({ bytes, type: format, size }, target) => {
    const scale = Math.max(target.width / size.width, target.height / size.height);
    const density = Math.min(2400, Math.max(1, 72 * scale));
    return sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      ...(format === 'svg' ? { density } : {}),
    }).timeout({ seconds: MAX_SECONDS });
  };
}

async function toPng(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.png().toBuffer();
  } catch {
    throw new DomainError('brand-picture-type');
  }
}
