import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { toIpGroup } from '#auth/ip-group.ts';
import type { HttpSettings } from './app-deps.ts';
import { fairQueue } from './fair-queue.ts';

/**
 * How long a client may take to send its request. Node uses the larger of the first two, so the headers' is the
 * smaller; the third is the interval of the check.
 */
const LIMITS = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 3000,
  keepAliveTimeout: 10_000,
};

const UNREAD_TIMEOUT_MS = 30_000;

export function openServer(settings: HttpSettings, handler: RequestListener): Server {
  const { https } = settings;
  const server = https
    ? createSecureServer({ ...LIMITS, cert: readFileSync(https.cert), key: readFileSync(https.key) }, handler)
    : createServer(LIMITS, handler);
  server.maxConnections = settings.maxConnections;
  server.on('connection', fairQueue.onConnection);
  if (settings.isRateLimited) boundConnections(server, settings);
  letGoOfWhoReadsNothing(server);
  return server;
}

function boundConnections(server: Server, { trustedProxies, maxConnectionsPerAddress }: HttpSettings): void {
  const proxies = toBlockList(trustedProxies);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (proxies.check(remoteAddress, familyOf(remoteAddress))) return;
    const ip = toIpGroup(remoteAddress);
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
    if (bits === undefined) list.addAddress(ip, familyOf(ip));
    else list.addSubnet(ip, Number(bits), familyOf(ip));
  }
  return list;
}

function familyOf(ip: string): 'ipv4' | 'ipv6' {
  return isIPv6(ip) ? 'ipv6' : 'ipv4';
}

/** Node restarts the timer with every byte that a client reads. Computing an answer may take longer. */
function letGoOfWhoReadsNothing(server: Server): void {
  const answering = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => answering.set(socket, response));
  server.timeout = UNREAD_TIMEOUT_MS;
  server.on('timeout', (socket) => {
    const response = answering.get(socket);
    const isBeingMade = response !== undefined && !response.writableEnded && socket.writableLength === 0;
    if (isBeingMade) socket.setTimeout(UNREAD_TIMEOUT_MS);
    else socket.destroy();
  });
}
