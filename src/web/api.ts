import { createTRPCClient, httpBatchLink, httpLink, retryLink, splitLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { AppRouter } from '#trpc/app-router.ts';
import { codeOf, isRejected } from './error-text.ts';
import { type FetchOptions, type FetchTarget, fetchCall } from './fetch-with-timeout.ts';
import { queryClient } from './query-client.ts';
import { expireUser } from './session.ts';

const PATIENT_TIMEOUT_MS = 60_000;

const UPLOADS =
  /^admin\.(products\.storeImage|settings\.(?:storeLogo|merge)|imports\.start|bankImport\.start)$/;

const PHOTOS = /^(driver\.orders|customer\.complaints)\.storePhoto$/;

let refreshing: Promise<void> | null = null;

// A renewal that was given up has replaced the token all the same, and without its successor the login ends.
const bareClient = createTRPCClient<AppRouter>({
  links: [httpLink({ url: '/trpc', fetch: (url, options) => fetchCall(url, options, PATIENT_TIMEOUT_MS) })],
});

export function refreshLogin(): Promise<void> {
  refreshing ??= renewSession().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function renewSession(): Promise<void> {
  try {
    await bareClient.public.auth.refresh.mutate();
  } catch (error) {
    if (isRejected(error)) expireUser();
  }
}

async function fetchAfterRefresh(
  url: FetchTarget,
  options?: FetchOptions,
  timeoutMs?: number,
): Promise<Response> {
  if (refreshing) await refreshing;
  return fetchCall(url, options, timeoutMs);
}

/**
 * A call that meets 401 is repeated once after the session was refreshed, but not with a wrong code, which would count
 * twice; an answer that exceeded the size of its batch is requested alone.
 */
export const client = createTRPCClient<AppRouter>({
  links: [
    retryLink({
      retry: ({ op, error, attempts }) => {
        if (attempts > 1 || op.path.startsWith('public.auth.')) return false;
        if (error.data?.httpStatus === 413 && op.type === 'query') {
          op.context['isAlone'] = true;
          return true;
        }
        if (error.data?.httpStatus !== 401 || codeOf(error) === 'second-factor-invalid') return false;
        void refreshLogin();
        return true;
      },
    }),
    splitLink({
      condition: (op) => UPLOADS.test(op.path),
      true: httpLink({
        url: '/trpc-upload',
        fetch: (url, options) => fetchAfterRefresh(url, options, PATIENT_TIMEOUT_MS),
      }),
      false: splitLink({
        condition: (op) => PHOTOS.test(op.path),
        true: httpLink({
          url: '/trpc-photo',
          fetch: (url, options) => fetchAfterRefresh(url, options, PATIENT_TIMEOUT_MS),
        }),
        false: splitLink({
          // Acts of the road are repeated until they are answered: giving up early would repeat them for ever.
          condition: (op) => op.type === 'mutation' && op.path.startsWith('driver.'),
          true: httpLink({
            url: '/trpc',
            fetch: (url, options) => fetchAfterRefresh(url, options, PATIENT_TIMEOUT_MS),
          }),
          false: splitLink({
            condition: (op) => op.context['isAlone'] === true,
            true: httpLink({ url: '/trpc', fetch: (url, options) => fetchAfterRefresh(url, options) }),
            false: httpBatchLink({
              url: '/trpc',
              maxItems: 20,
              maxURLLength: 8000,
              fetch: (url, options) => fetchAfterRefresh(url, options),
            }),
          }),
        }),
      }),
    }),
  ],
});

export const api = createTRPCOptionsProxy<AppRouter>({ client, queryClient });
