import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { palette } from './demo-art/colour.ts';
import { contactSheet } from './demo-art/contact-sheet.ts';
import { iconDocument, markDocument, wordmarkDocument } from './demo-art/logo.ts';
import { picturesOfContainers } from './demo-art/pictures-of-containers.ts';
import { picturesOfPackaging } from './demo-art/pictures-of-packaging.ts';
import { picturesOfPastry } from './demo-art/pictures-of-pastry.ts';
import {
  categoryFrame,
  categoryScenes,
  sceneDocument,
  tallFrame,
  tallScenes,
  wideFrame,
  wideScenes,
} from './demo-art/scenes.ts';
import { productDocument } from './demo-art/stage.ts';

const root = resolve(import.meta.dirname, '..');
const productsFolder = join(root, 'data/demo/products');
const artFolder = join(root, 'src/web/public/art');
const iconsFolder = join(root, 'src/web/public/icons');

const logoColours = { letters: palette.cocoa, mark: palette.accent, drop: palette.gold };
const lightLogoColours = { letters: palette.cream, mark: '#F0A06B', drop: '#F2CF7C' };
const iconColours = { mark: '#FFFBF3', drop: '#F6CF7A' };

/** The best quality that still fits: a shop page shows dozens of these, often over a phone network. */
async function webpWithin(svg: string, byteLimit: number): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const quality of [80, 72, 62, 50]) {
    const drawn = sharp(data, { raw: { width, height, channels } });
    const picture = await drawn.webp({ quality, effort: 4 }).toBuffer();
    if (picture.length <= byteLimit) return picture;
  }
  throw new Error(`A picture does not fit into ${byteLimit} bytes even at the lowest quality`);
}

async function drawProducts(): Promise<Buffer[]> {
  const pictures = [...picturesOfPastry, ...picturesOfPackaging, ...picturesOfContainers];
  const drawn: { file: string; bytes: Buffer }[] = [];
  // A few at a time: an unpacked picture takes several megabytes.
  for (let from = 0; from < pictures.length; from += 4) {
    const batch = pictures.slice(from, from + 4).map(async ([name, picture]) => {
      const file = `${name}.webp`;
      const bytes = await webpWithin(productDocument(picture), 25_000);
      await writeFile(join(productsFolder, file), bytes);
      return { file, bytes };
    });
    drawn.push(...(await Promise.all(batch)));
  }
  const current = new Set(drawn.map(({ file }) => file));
  for (const file of await readdir(productsFolder)) {
    if (!current.has(file)) await rm(join(productsFolder, file));
  }
  return drawn.map(({ bytes }) => bytes);
}

async function drawScenes(): Promise<void> {
  for (const category of ['pasticeri', 'paketime', 'ambalazhe'] as const) {
    const scenes = [
      [`hero-${category}-wide.webp`, sceneDocument(wideScenes[category], wideFrame), 45_000],
      [`hero-${category}-tall.webp`, sceneDocument(tallScenes[category], tallFrame), 45_000],
      [`category-${category}.webp`, sceneDocument(categoryScenes[category], categoryFrame), 25_000],
    ] as const;
    for (const [file, svg, limit] of scenes) {
      await writeFile(join(artFolder, file), await webpWithin(svg, limit));
    }
  }
}

async function drawShareImage(): Promise<void> {
  const logo = await sharp(Buffer.from(wordmarkDocument(logoColours)))
    .resize(400)
    .png()
    .toBuffer();
  const picture = await sharp(Buffer.from(sceneDocument(wideScenes.pasticeri, wideFrame)))
    .resize(1200, 630, { fit: 'cover', position: 'bottom' })
    .composite([{ input: logo, left: 64, top: 250 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  await writeFile(join(artFolder, 'og-image.jpg'), picture);
}

async function drawLogos(): Promise<void> {
  await writeFile(join(artFolder, 'logo.svg'), wordmarkDocument(logoColours));
  await writeFile(join(artFolder, 'logo-light.svg'), wordmarkDocument(lightLogoColours));
  await writeFile(join(artFolder, 'mark.svg'), markDocument(logoColours));
  await writeFile(join(iconsFolder, 'icon.svg'), iconDocument(64, 0.66, 0.22, palette.accent, iconColours));
  const icons = [
    ['icon-192.png', 192, 0.62, 0.22],
    ['icon-512.png', 512, 0.62, 0.22],
    ['icon-maskable-512.png', 512, 0.46, 0],
    ['apple-touch-icon.png', 180, 0.58, 0],
  ] as const;
  for (const [file, side, reach, corner] of icons) {
    const svg = iconDocument(side, reach, corner, palette.accent, iconColours);
    await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toFile(join(iconsFolder, file));
  }
}

for (const folder of [productsFolder, artFolder, iconsFolder]) await mkdir(folder, { recursive: true });
const products = await drawProducts();
await drawScenes();
await drawShareImage();
await drawLogos();
const sheet = process.argv[2];
if (sheet !== undefined) await contactSheet(products, 12, 240, sheet);
const kilobytes = Math.round(products.reduce((sum, { length }) => sum + length, 0) / 1024);
process.stdout.write(`${products.length} product pictures, ${kilobytes} KB\n`);
