import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';
import type { DomainErrorCode } from '#shared/domain-errors.ts';
import { ERROR_ANSWERS } from '#shared/error-answers.ts';

const TRPC_CODES: Readonly<Record<(typeof ERROR_ANSWERS)[DomainErrorCode][0], TRPC_ERROR_CODE_KEY>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

export function trpcCodeFor(code: DomainErrorCode): TRPC_ERROR_CODE_KEY {
  return TRPC_CODES[ERROR_ANSWERS[code][0]];
}
