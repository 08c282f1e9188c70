import { lstatSync, readdirSync } from 'node:fs';
import type { DataFolder } from '#db/data-folder.ts';
import { storedFolders } from './backups.ts';

const STORED = /^[\w-]{1,100}\.(?:jpg|png|webp|pdf)$/;

/** Names of the files that the shop stored in a folder: no links, folders, pipes or files of other programs. */
export function listStoredFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && STORED.test(entry.name))
    .map(({ name }) => name);
}

/** Foreign files among the pictures and documents, such as `@eaDir` of a NAS; they are neither copied nor served. */
export function listForeignFiles(shop: Pick<DataFolder, 'imagesFolder' | 'documentsFolder'>): string[] {
  return storedFolders(shop).flatMap(({ place, name: folder }) =>
    readdirSync(place, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .filter((entry) => !entry.isFile() || !STORED.test(entry.name))
      .map(({ name }) => `${folder}/${name}`),
  );
}

export function isRegularFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
