import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/**
 * Product pictures at `/images/<file>`. A name is the hash of its content, so browsers may keep it for ever. Type by
 * the name alone, and a policy under which even a picture that is something else can do nothing.
 */
export async function registerImages(app: FastifyInstance, imagesFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: imagesFolder,
    prefix: '/images/',
    decorateReply: false,
    index: false,
    redirect: false,
    cacheControl: false,
    allowedPath: (path) => /^\/?[\w-]{1,100}\.(?:jpg|png|webp)$/.test(path),
    setHeaders: (reply, path) => {
      reply.header(
        'content-type',
        TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      );
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      reply.header('cross-origin-resource-policy', 'same-origin');
    },
  });
}
