import { lstatSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#http/app-deps.ts';
import { SMALL_IMAGES } from '#shared/product-pictures.ts';

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const FOREVER = 'public, max-age=31536000, immutable';

const OPTIONS = {
  decorateReply: false,
  index: false,
  redirect: false,
  cacheControl: false,
  allowedPath: (path, root) =>
    /^\/?[\w-]{1,100}\.(?:jpg|png|webp)$/.test(path) && !isLink([root ?? []].flat(), path),
} as const satisfies Omit<FastifyStaticOptions, 'root' | 'prefix'>;

/** A link among the pictures would serve whatever it points at. */
function isLink(roots: readonly string[], path: string): boolean {
  return roots.some((root) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isSymbolicLink());
}

/**
 * Product pictures at `/images/<file>`, small ones at `/images/small/<file>`. A name is the hash of its content, so browsers
 * may keep it for ever. Type by the name alone, and a policy under which even a picture that is something else can do
 * nothing. A small one that is not there yet is asked for, and its original is answered until it is: for ever
 * where there will be none.
 */
export async function registerImages(
  app: FastifyInstance,
  { imagesFolder, smallImages }: Pick<AppDeps, 'imagesFolder' | 'smallImages'>,
): Promise<void> {
  await app.register(fastifyStatic, {
    ...OPTIONS,
    root: imagesFolder,
    prefix: '/images/',
    setHeaders: (reply, path) => setHeaders(reply, typeByName(path), FOREVER),
  });
  await app.register(fastifyStatic, {
    ...OPTIONS,
    root: [smallImages.folder, imagesFolder],
    prefix: SMALL_IMAGES,
    setHeaders: (reply, path) => {
      if (path.startsWith(smallImages.folder + sep)) return setHeaders(reply, 'image/webp', FOREVER);
      const comesSoon = smallImages.want(path.slice(path.lastIndexOf(sep) + 1));
      setHeaders(reply, typeByName(path), comesSoon ? 'no-cache' : FOREVER);
    },
  });
}

type SetHeaders = NonNullable<FastifyStaticOptions['setHeaders']>;

function setHeaders(reply: Parameters<SetHeaders>[0], type: string, cacheControl: string): void {
  reply.header('content-type', type);
  reply.header('cache-control', cacheControl);
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  reply.header('cross-origin-resource-policy', 'same-origin');
}

function typeByName(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
