import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';
import type { DomainErrorCode } from '#domain/kernel/domain-error.ts';

/** HTTP status of every rejection of the domain (rest-api.md "Errors"); a code without one does not compile. */
export const ERROR_STATUS = {
  'validation-failed': 400,
  'passwords-do-not-match': 400,
  'product-id-missing': 400,
  'invalid-delivery-date': 400,
  'invalid-date-range': 400,
  'empty-order': 400,
  unauthorized: 401,
  'invalid-credentials': 401,
  'session-ended': 401,
  'wrong-password': 403,
  forbidden: 403,
  'account-deactivated': 403,
  'status-not-allowed': 403,
  'user-not-found': 404,
  'customer-not-found': 404,
  'product-not-found': 404,
  'category-not-found': 404,
  'cart-item-not-found': 404,
  'order-not-found': 404,
  'order-item-not-found': 404,
  'driver-not-found': 404,
  'region-not-found': 404,
  'image-not-found': 404,
  'note-not-found': 404,
  'login-not-found': 404,
  'job-not-found': 404,
  'file-unreadable': 400,
  'user-exists': 409,
  'phone-registered': 409,
  'driver-nr-taken': 409,
  'product-code-exists': 409,
  'insufficient-stock': 409,
  'cart-changed': 409,
  'cart-ordered': 409,
  'stock-changed': 409,
  'product-not-in-region': 409,
  'last-active-admin': 409,
  'order-not-editable': 409,
  'status-change-not-possible': 409,
  'order-changed': 409,
  'last-item': 409,
  'below-minimum-order': 409,
  'insufficient-custom-stock': 409,
  conflict: 409,
  'image-too-large': 413,
  'unsupported-image-type': 415,
  'idempotency-mismatch': 422,
  'too-many-attempts': 429,
  'pdf-failed': 503,
  'service-unavailable': 503,
} as const satisfies Record<DomainErrorCode, number>;

const TRPC_CODES: Readonly<Record<(typeof ERROR_STATUS)[DomainErrorCode], TRPC_ERROR_CODE_KEY>> = {
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

/** tRPC's code for a rejection of the domain. */
export function trpcCodeFor(code: DomainErrorCode): TRPC_ERROR_CODE_KEY {
  return TRPC_CODES[ERROR_STATUS[code]];
}
