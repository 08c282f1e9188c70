import { lstatSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#http/app-deps.ts';
import { SMALL_IMAGES } from '#shared/product-pictures.ts';

const OPTIONS = {
  decorateReply: false,
  index: false,
  redirect: false,
  immutable: true,
  maxAge: '1y',
  allowedPath: (path, root) =>
    /^\/?[\w-]{1,100}\.(?:jpg|png|webp)$/.test(path) && !isLink([root ?? []].flat(), path),
} as const satisfies Omit<FastifyStaticOptions, 'root' | 'prefix'>;

/** A link among the pictures would serve whatever it points to. */
function isLink(roots: readonly string[], path: string): boolean {
  return roots.some((root) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isSymbolicLink());
}

/**
 * Product pictures at `/images/<file>`, small ones at `/images/small/<file>`. A name is the hash of its content, so
 * browsers may cache it for ever. The type is derived from the name alone, with a policy under which even a file that
 * is not a picture is harmless. A missing small picture is requested, and the original is sent until it exists: for
 * ever where there will be none.
 */
export async function registerImages(
  app: FastifyInstance,
  { imagesFolder, smallImages }: Pick<AppDeps, 'imagesFolder' | 'smallImages'>,
): Promise<void> {
  await app.register(fastifyStatic, {
    ...OPTIONS,
    root: imagesFolder,
    prefix: '/images/',
    setHeaders: isolate,
  });
  await app.register(fastifyStatic, {
    ...OPTIONS,
    root: [smallImages.folder, imagesFolder],
    prefix: SMALL_IMAGES,
    setHeaders: (reply, path) => {
      isolate(reply);
      // It has the name of its original, whatever its type.
      if (path.startsWith(smallImages.folder + sep)) reply.header('content-type', 'image/webp');
      else if (smallImages.want(path.slice(path.lastIndexOf(sep) + 1)))
        reply.header('cache-control', 'no-cache');
    },
  });
}

type StaticReply = Parameters<NonNullable<FastifyStaticOptions['setHeaders']>>[0];

function isolate(reply: StaticReply): void {
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  reply.header('cross-origin-resource-policy', 'same-origin');
}
