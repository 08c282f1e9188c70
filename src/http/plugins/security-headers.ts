import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isCall } from './url-kinds.ts';

/**
 * What the browser is told to reject. Scripts come from our own files only; styles may stand inline because the
 * component library writes its style tags at run time. Over plain HTTP nothing is said that would send the browser
 * to HTTPS.
 */
export async function registerSecurityHeaders(app: FastifyInstance, isSecure: boolean): Promise<void> {
  await app.register(helmet, {
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
    // Browsers ignore these two on plain HTTP, and complain about them.
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (isCall(request.url)) reply.header('cache-control', 'no-store');
  });
}
