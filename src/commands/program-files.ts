import { basename, join } from 'node:path';
import { isSea } from 'node:sea';

const root = join(import.meta.dirname, '../..');

export const WEB_FOLDER = join(root, 'dist/web');

export const DEMO_FOLDER = join(root, 'data/demo');

export const COMPILED_FOLDER = join(root, 'node_modules/.cache/furnizo');

export const CREATE_ADMIN = isSea()
  ? `${basename(process.execPath)} create-admin`
  : 'npm run create-admin --';
