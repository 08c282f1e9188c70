import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Headers by which any client could turn a batch into a stream of lines. No screen asks for one, and a stream sent by
 * a cache would reach clients that asked for JSON.
 */
const STREAM_HEADERS: ReadonlySet<string> = new Set(['accept', 'trpc-accept']);

/**
 * A call as the procedures' handler reads it: address, method, a few headers, its JSON, and whether its sender is gone.
 * The fetch API's own `Request`, with its headers and streams, takes longer to make than most calls to answer; a form,
 * which is read as a stream, needs that one. `settle` says that the call is answered, and nobody left to be told.
 */
export function toPlainRequest(
  request: FastifyRequest,
  reply: FastifyReply,
): { readonly req: Request; readonly settle: () => void } {
  const { method, url, headers, body } = request;
  const sender = new AbortController();
  const leave = () => sender.abort();
  reply.raw.once('close', leave);
  const read = (name: string) => {
    if (STREAM_HEADERS.has(name.toLowerCase())) return null;
    const value = headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  };
  const plain: Pick<Request, 'method' | 'url' | 'signal' | 'json'> & {
    readonly headers: Pick<Headers, 'get' | 'has'>;
  } = {
    method,
    // The router has already read where it leads; only the query counts here.
    url: url.startsWith('/') ? `http://shop${url}` : url,
    headers: { get: read, has: (name) => read(name) !== null },
    signal: sender.signal,
    json: async () => JSON.parse(typeof body === 'string' ? body : ''),
  };
  // The handler is typed for the whole of `Request`, and reads no more of a JSON call than this.
  return { req: plain as Request, settle: () => reply.raw.off('close', leave) };
}

export function isWhole({ headers }: Response): boolean {
  return headers.get('content-type') === 'application/json' && !headers.has('transfer-encoding');
}
