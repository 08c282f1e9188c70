import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Less goes out in one or two packets, packed or not, and to pack it takes as long as to look it up. */
const PACKED_FROM_BYTES = 2048;

/** What is packed in one go, in less than a millisecond; as a stream a page of a list takes ten times as long. */
const PACKED_AT_ONCE_BYTES = 128 * 1024;

/** Lists and the bundle shrink to a fifth. Brotli at its usual strength would cost more time than it saves. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: PACKED_FROM_BYTES,
    syncThreshold: PACKED_AT_ONCE_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    requestEncodings: ['identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
