import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { SMALL_PICTURE } from '#shared/product-pictures.ts';

const [imagesFolder = '', smallFolder = ''] = process.argv.slice(2);

const AT_A_TIME = 2;

yieldToTheShop();
sharp.cache(false);
sharp.concurrency(1);
await mkdir(smallFolder, { recursive: true });
const present = new Set(await readdir(smallFolder));
// Files only: opening a pipe would block forever, and a link leads elsewhere.
const missing = (await readdir(imagesFolder, { withFileTypes: true }))
  .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !present.has(entry.name))
  .map((entry) => entry.name);
await Promise.all(Array.from({ length: AT_A_TIME }, makeInTurn));

function yieldToTheShop(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Without permission to lower the priority, images are resized at the normal one, two at a time.
  }
}

async function makeInTurn(): Promise<void> {
  for (let name = missing.pop(); name !== undefined; name = missing.pop()) {
    const bytes = await draw(join(imagesFolder, name));
    if (bytes) await writeWhole(name, bytes);
  }
}

async function draw(file: string): Promise<Buffer | null> {
  try {
    return await sharp(file)
      .autoOrient()
      .resize({ ...SMALL_PICTURE, fit: 'outside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** Atomic: a partly written file never has the final name. */
async function writeWhole(name: string, bytes: Buffer): Promise<void> {
  const unfinished = join(smallFolder, `.${name}.${process.pid}`);
  await writeFile(unfinished, bytes, { flush: true });
  await rename(unfinished, join(smallFolder, name));
}
