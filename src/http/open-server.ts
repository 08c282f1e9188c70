import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { toIpGroup } from '#auth/ip-group.ts';
import type { HttpSettings } from './app-deps.ts';
import { fairQueue } from './fair-queue.ts';

/**
 * How long a client may take to say what it wants. Node takes the larger of the first two, so the headers' is the
 * smaller; the third is how often it looks.
 */
const LIMITS = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 3000,
  keepAliveTimeout: 10_000,
};

const UNREAD_TIMEOUT_MS = 30_000;

export function openServer(settings: HttpSettings, handler: RequestListener): Server {
  const server = createListener(settings, handler);
  server.maxConnections = settings.maxConnections;
  server.on('connection', fairQueue.onConnection);
  if (settings.isRateLimited) boundConnections(server, settings);
  letGoOfWhoReadsNothing(server);
  return server;
}

function createListener({ https }: HttpSettings, handler: RequestListener): Server {
  if (!https) return createServer(LIMITS, handler);
  const cert = readFileSync(https.cert);
  const key = readFileSync(https.key);
  // Loaded where it is served: all of TLS comes with it.
  const { createServer: createSecureServer } = process.getBuiltinModule('node:https');
  return createSecureServer({ ...LIMITS, cert, key }, handler);
}

function boundConnections(server: Server, { trustedProxies, maxConnectionsPerAddress }: HttpSettings): void {
  const proxies = toBlockList(trustedProxies);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const ip = toIpGroup(socket.remoteAddress ?? '');
    if (proxies.check(socket.remoteAddress ?? '', isIPv6(socket.remoteAddress ?? '') ? 'ipv6' : 'ipv4'))
      return;
    const count = open.get(ip) ?? 0;
    if (count >= maxConnectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.set(ip, count + 1);
    socket.once('close', () => {
      const left = (open.get(ip) ?? 1) - 1;
      if (left > 0) open.set(ip, left);
      else open.delete(ip);
    });
  });
}

function toBlockList(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const address of addresses) {
    const [ip = '', bits] = address.split('/');
    const family = isIPv6(ip) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(ip, family);
    else list.addSubnet(ip, Number(bits), family);
  }
  return list;
}

/** Node's timer starts again with every byte that a client takes. An answer that is still being made may take longer. */
function letGoOfWhoReadsNothing(server: Server): void {
  const answering = new WeakMap<Socket, { response: ServerResponse }>();
  server.on('request', ({ socket }, response) => {
    const known = answering.get(socket);
    if (known) known.response = response;
    else answering.set(socket, { response });
  });
  server.timeout = UNREAD_TIMEOUT_MS;
  server.on('timeout', (socket) => {
    const response = answering.get(socket)?.response;
    const isBeingMade = response !== undefined && !response.writableEnded && socket.writableLength === 0;
    if (isBeingMade) socket.setTimeout(UNREAD_TIMEOUT_MS);
    else socket.destroy();
  });
}
