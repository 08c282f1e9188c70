import type { FastifyRequest } from 'fastify';

export function isRestCall(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(asRouted(url));
}

export function isTrpcCall(url: string): boolean {
  return /^\/trpc(?:-upload|-photo)?(?:[/?]|$)/.test(asRouted(url));
}

/** Whether a URL belongs to the procedures without files: those with files have a guard of their own. */
export function isPlainTrpcCall(url: string): boolean {
  return asRouted(url).startsWith('/trpc/');
}

export function isCall(url: string): boolean {
  return isRestCall(url) || isTrpcCall(url);
}

/**
 * A URL as the router resolves it: `/%61pi/…` and `http://any/api/…` lead to `/api/…` as well, and must not bypass its
 * rules.
 */
function asRouted(url: string): string {
  const local = url.startsWith('/') ? url : url.replace(/^https?:\/\/.*?\//, '/');
  const [path = ''] = local.split('?', 1);
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function isPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isFile = request.url.startsWith('/images/') || request.url.startsWith('/assets/');
  return isRead && !isFile && !isCall(request.url) && wantsPage(request);
}

function wantsPage({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (accept.includes('text/html')) return true;
  const [path = ''] = url.split('?', 1);
  return accept.includes('*/*') && !accept.startsWith('image/') && !path.includes('.');
}
