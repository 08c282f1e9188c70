import { createHash } from 'node:crypto';
import type { OutgoingHttpHeader } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MIN_PACKED_BYTES = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

const PACKERS = {
  br: (bytes: Buffer) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => toGzip(bytes, { level: 6 }),
} as const;

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
 * sent at once, without the rounds of a promise. Hooks that rewrite what is sent do not see it: it is ready.
 */
export function answerBytes({ headers }: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): void {
  const { etag, contentType, bytes } = answer;
  const about = { etag, vary: 'accept-encoding' };
  if (namesTag(headers['if-none-match'], etag)) {
    write(reply, 304, about);
    return;
  }
  const packing = choosePacking(String(headers['accept-encoding'] ?? ''), bytes.length);
  const whole = { ...about, 'content-type': contentType };
  if (packing === null) {
    write(reply, 200, whole, bytes);
    return;
  }
  const packed = packOnce(answer, packing);
  const send = (ready: Buffer) => write(reply, 200, { ...whole, 'content-encoding': packing }, ready);
  if (Buffer.isBuffer(packed)) send(packed);
  else packed.then(send, (fault: unknown) => void reply.send(fault));
}

/** Sent through Fastify, each header and each hook would be looked at once more. */
function write(
  reply: FastifyReply,
  status: number,
  headers: Readonly<Record<string, string>>,
  bytes?: Buffer,
): void {
  const all: Record<string, OutgoingHttpHeader | undefined> = { ...reply.getHeaders(), ...headers };
  if (bytes) all['content-length'] = bytes.length;
  reply.hijack();
  reply.raw.writeHead(status, all);
  reply.raw.end(bytes);
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

export function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map(withoutWeakness);
  return tags.includes('*') || tags.includes(withoutWeakness(etag));
}

function withoutWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
