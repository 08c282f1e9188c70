import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const PACKED_FROM_BYTES = 2048;

const PACKED_AT_ONCE_BYTES = 128 * 1024;

/** Lists and the bundle shrink to a fifth. Brotli at its usual strength would cost more time than it saves. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: PACKED_FROM_BYTES,
    syncThreshold: PACKED_AT_ONCE_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    requestEncodings: ['identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });
}
