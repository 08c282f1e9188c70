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
  readonly packed: Map<Packing, Buffer | Promise<Buffer>>;
};

export function toReadyAnswer(bytes: Buffer, contentType: string): ReadyAnswer {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { bytes, contentType, etag: `W/"${hash}"`, packed: new Map() };
}

/**
 * Sends an answer in the best packing that the client takes; 304 to one that has it already. What is packed already is
 * sent at once, without the rounds of a promise.
 */
export function answerBytes({ headers }: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): void {
  reply.header('etag', answer.etag).header('vary', 'accept-encoding');
  if (namesTag(headers['if-none-match'], answer.etag)) {
    reply.code(304).send();
    return;
  }
  reply.header('content-type', answer.contentType);
  const packing = choosePacking(String(headers['accept-encoding'] ?? ''), answer.bytes.length);
  if (packing === null) {
    reply.send(answer.bytes);
    return;
  }
  const send = (bytes: Buffer) => void reply.header('content-encoding', packing).send(bytes);
  const packed = packOnce(answer, packing);
  if (Buffer.isBuffer(packed)) send(packed);
  else packed.then(send, (fault: unknown) => void reply.send(fault));
}

function packOnce({ bytes, packed }: ReadyAnswer, packing: Packing): Buffer | Promise<Buffer> {
  const known = packed.get(packing);
  if (known) return known;
  const making = PACKERS[packing](bytes).then((made) => {
    packed.set(packing, made);
    return made;
  });
  packed.set(packing, making);
  return making;
}

/** What the last client took: browsers of one kind all say the same. */
let last: { readonly accepted: string; readonly packing: Packing | null } = { accepted: '', packing: null };

function choosePacking(accepted: string, length: number): Packing | null {
  if (length < MIN_PACKED_BYTES) return null;
  if (accepted !== last.accepted) {
    last = { accepted, packing: PACKINGS.find((packing) => takes(accepted, packing)) ?? null };
  }
  return last.packing;
}

function takes(accepted: string, packing: Packing): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...weights] = part.split(';').map((word) => word.trim().toLowerCase());
    return name === packing && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight));
  });
}

/** Whether a client says that it has this already (RFC 9110, If-None-Match). */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map(withoutWeakness);
  return tags.includes('*') || tags.includes(withoutWeakness(etag));
}

function withoutWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
