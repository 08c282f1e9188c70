import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Less than this is not worth packing. */
const MIN_PACKED_BYTES = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

const PACKERS = {
  br: (bytes: Buffer) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => toGzip(bytes, { level: 6 }),
} as const;

/** How bytes come packed. */
export type Packing = keyof typeof PACKERS;

const PACKINGS: readonly Packing[] = ['br', 'gzip'];

/** An answer that is made once and sent many times: its bytes, and as they are packed once somebody takes them so. */
export type ReadyAnswer = {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly etag: string;
  readonly packed: Map<Packing, Promise<Buffer>>;
};

export function toReadyAnswer(bytes: Buffer, contentType: string): ReadyAnswer {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { bytes, contentType, etag: `W/"${hash}"`, packed: new Map() };
}

/** Sends an answer in the best packing that the client takes; 304 to one that has it already. */
export async function answerBytes(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): Promise<FastifyReply> {
  reply.header('etag', answer.etag).header('vary', 'accept-encoding');
  if (namesTag(headers['if-none-match'], answer.etag)) return reply.code(304).send();
  reply.header('content-type', answer.contentType);
  const packing = choosePacking(String(headers['accept-encoding'] ?? ''), answer.bytes.length);
  if (packing === null) return reply.send(answer.bytes);
  const bytes = await packOnce(answer, packing);
  return reply.header('content-encoding', packing).send(bytes);
}

function packOnce({ bytes, packed }: ReadyAnswer, packing: Packing): Promise<Buffer> {
  const known = packed.get(packing) ?? PACKERS[packing](bytes);
  packed.set(packing, known);
  return known;
}

function choosePacking(accepted: string, length: number): Packing | null {
  if (length < MIN_PACKED_BYTES) return null;
  return PACKINGS.find((packing) => takes(accepted, packing)) ?? null;
}

function takes(accepted: string, packing: Packing): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...weights] = part.split(';').map((word) => word.trim().toLowerCase());
    return name === packing && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight));
  });
}

/** Whether a client says that it has this already (RFC 9110, If-None-Match). */
export function namesTag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map(withoutWeakness) ?? [];
  return tags.includes('*') || tags.includes(withoutWeakness(etag));
}

function withoutWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
