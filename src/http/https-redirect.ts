import { createServer, type Server } from 'node:http';

const LIMITS = { requestTimeout: 10_000, headersTimeout: 5_000, connectionsCheckingInterval: 3_000 };

const MAX_CONNECTIONS = 500;

/** A host name or address as a browser writes it before the port: nothing else is used in an answer's `Location`. */
const HOST_FORM = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])$/i;

/** Redirects plain HTTP to HTTPS, under the requested host name or the first public one. */
export function openHttpsRedirect(httpsPort: number, publicOrigins: readonly string[]): Server {
  const [origin] = publicOrigins.filter((one) => one.startsWith('https:'));
  const server = createServer(LIMITS, (request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const path = request.url?.startsWith('/') ? request.url : '/';
    const port = httpsPort === 443 ? '' : `:${httpsPort}`;
    if (origin === undefined && !HOST_FORM.test(host)) {
      response.writeHead(400, { connection: 'close' }).end();
      return;
    }
    const location = `${origin ?? `https://${host}${port}`}${path}`;
    // 308 keeps method and body of an API client's request to the wrong port.
    response.writeHead(308, { location, connection: 'close', 'cache-control': 'no-store' }).end();
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
