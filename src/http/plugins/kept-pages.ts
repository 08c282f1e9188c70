import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '#http/app-deps.ts';
import { cookieName } from '#http/login-cookies.ts';
import { createReadyAnswers, MEBIBYTE } from '#http/ready-answers.ts';
import type { Keeping } from './keeping.ts';
import { isCall } from './url-kinds.ts';

/** The first HTML of the shop's pages, for guests and for others, until a product or a setting changes. */
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

/** Whether a request asks for a page of the shop, which every address is that is neither a call nor a file. */
export function isPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isFile = request.url.startsWith('/images/') || request.url.startsWith('/assets/');
  return isRead && !isFile && !isCall(request.url) && wantsPage(request);
}

/** Those who make previews of a link take anything; a file that is missing has a dot in its name. */
function wantsPage({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (accept.includes('text/html')) return true;
  const [path = ''] = url.split('?', 1);
  return accept.includes('*/*') && !accept.startsWith('image/') && !path.includes('.');
}
