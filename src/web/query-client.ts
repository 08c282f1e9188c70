import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { isRejected, isTimeout } from './error-text.ts';
import { getSession } from './session.ts';
import { showToast } from './ui/toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      readonly failureMessage?: (error: unknown) => string | null;
      readonly isShownAtOnce?: boolean;
    };
  }
}

export const CACHE_MS = 5 * 60_000;
const GUEST_CACHE_MS = 5000;

// A guest's screens hear of no change: not even that guests see no prices any more.
export const catalogueStaleMs = () => (getSession().status === 'user' ? CACHE_MS : GUEST_CACHE_MS);

const RETRIES = 2;

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError: (error, _input, _patch, { meta }) => {
      const message = meta?.failureMessage?.(error) ?? null;
      if (message !== null) showToast({ tone: 'error', message });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: CACHE_MS * 2,
      retry: (failures, error) => failures < RETRIES && !isRejected(error) && !isTimeout(error),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// The library assumes online at start, but the cached shell also opens offline.
onlineManager.setOnline(navigator.onLine);
