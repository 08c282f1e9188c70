import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { HttpSettings } from './app-deps.ts';

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

/** Opens the listening server: HTTPS when a certificate is set, else plain HTTP. */
export function openServer(settings: HttpSettings, handler: RequestListener): Server {
  if (!settings.https) return createServer(LIMITS, handler);
  const cert = readFileSync(settings.https.cert);
  const key = readFileSync(settings.https.key);
  return createSecureServer({ ...LIMITS, cert, key }, handler);
}
