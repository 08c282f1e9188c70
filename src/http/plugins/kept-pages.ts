import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '#http/app-deps.ts';
import { cookieName } from '#http/login-cookies.ts';
import { createReadyAnswers, MEBIBYTE } from '#http/ready-answers.ts';
import type { Keeping } from './keeping.ts';
import { isCall } from './url-kinds.ts';

export function keepPages({ settings, productVersion }: AppDeps): Keeping {
  const session = cookieName('session', settings.isSecure);
  return {
    // What stands behind a question mark is anybody's invention.
    asks: (request) => isPage(request) && !request.url.includes('?'),
    audienceOf: ({ cookies, protocol, host }) =>
      `${cookies[session] === undefined ? 'guest' : 'other'} ${protocol}://${host}`,
    version: productVersion,
    answers: createReadyAnswers({ roomBytes: 8 * MEBIBYTE, largestBytes: MEBIBYTE / 3 }),
  };
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
