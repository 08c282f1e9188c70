import type { Env } from '#env.ts';
import type { SeedSize } from '#seed/seed-context.ts';
import { DEMO_SIZE, inspectFolder, seedShop } from '#seed/seed-shop.ts';
import { createSmallImages } from '#storage/small-images.ts';
import { acquireDataFolder } from './acquire-data-folder.ts';
import { CommandError } from './command-error.ts';
import { openShopFolder } from './open-shop-folder.ts';
import { DEMO_FOLDER } from './program-files.ts';

export type SeedOptions = Partial<SeedSize> & { readonly seed?: number };

/** Fills the data folder with a demo shop. Rejects the folder of a real shop. */
export async function seed(env: Env, options: SeedOptions): Promise<void> {
  if (options.customers === 0 && options.orders !== 0) {
    throw new CommandError('usage', 'Pa klientë nuk ka porosi: shtoni --orders 0 ose më shumë --customers.');
  }
  const folder = openShopFolder(env);
  const release = acquireDataFolder(folder);
  try {
    if (inspectFolder(folder.databaseFile) === 'real') {
      throw new CommandError(
        'usage',
        'Kjo dosje mban një dyqan të vërtetë; demonstrimi nuk shkruhet mbi të.',
      );
    }
    const size = await seedShop({
      ...DEMO_SIZE,
      ...options,
      databaseFile: folder.databaseFile,
      imagesFolder: folder.imagesFolder,
      documentsFolder: folder.documentsFolder,
      demoFolder: DEMO_FOLDER,
      seed: options.seed ?? 1,
      nowMs: Date.now(),
    });
    await createSmallImages(folder.imagesFolder).makeMissing();
    console.log(
      `Dyqani i demonstrimit është gati në ${env.dataDir}: ` +
        `${size.products} produkte, ${size.customers} klientë, ${size.orders} porosi.`,
    );
  } finally {
    release();
  }
}
