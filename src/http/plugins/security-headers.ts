import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { isCall } from './url-kinds.ts';

const PERMISSIONS = 'camera=(self), microphone=(), geolocation=(), payment=()';

/**
 * Security policy for browsers. Scripts come from our own files only; styles may be inline because the component
 * library writes its style tags at run time. Over plain HTTP nothing is set that would force HTTPS.
 */
export async function registerSecurityHeaders(app: FastifyInstance, isSecure: boolean): Promise<void> {
  const headers = await readHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Browsers ignore these two over plain HTTP, and log a warning.
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    // Only browsers that can't run the shop still read these, or none; each costs a hundredth of a cached page.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const forPages = { ...headers, 'permissions-policy': PERMISSIONS };
  const entries = Object.entries(forPages);
  const forCalls = {
    ...Object.fromEntries(entries.filter(([name]) => !FOR_PAGES_ALONE.has(name))),
    'content-security-policy': isSecure ? `${CALL_POLICY};upgrade-insecure-requests` : CALL_POLICY,
    'cache-control': 'no-store',
  };
  const forParts = Object.fromEntries(entries.filter(([name]) => FOR_PARTS.has(name)));
  app.addHook('onRequest', (request, reply, done) => {
    if (isCall(request.url)) reply.headers(forCalls);
    else reply.headers(request.url.startsWith('/assets/') ? forParts : forPages);
    done();
  });
}

const CALL_POLICY = "default-src 'none';frame-ancestors 'none'";

const FOR_PAGES_ALONE: ReadonlySet<string> = new Set(['permissions-policy', 'referrer-policy']);

const FOR_PARTS: ReadonlySet<string> = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
]);

/** What helmet sets is the same for every request: it is asked once. */
async function readHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, options);
  probe.get('/', (_request, reply) => reply.getHeaders());
  const answer = await probe.inject('/');
  await probe.close();
  return answer.json();
}
