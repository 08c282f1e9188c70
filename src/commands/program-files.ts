import { basename, join } from 'node:path';
import { isSea } from 'node:sea';

const root = join(import.meta.dirname, '../..');

/** The built web bundle. */
export const WEB_FOLDER = join(root, 'dist/web');

/** The demo shop's price list and pictures. */
export const DEMO_FOLDER = join(root, 'data/demo');

/** Code that was compiled once; the program may lose it at any time. */
export const COMPILED_FOLDER = join(root, 'node_modules/.cache/furnizo');

/** What a person types before the options of `create-admin`: of the single executable or of the sources. */
export const CREATE_ADMIN = isSea()
  ? `${basename(process.execPath)} create-admin`
  : 'npm run create-admin --';
