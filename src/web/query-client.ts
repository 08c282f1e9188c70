import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { isRejected, isTimeout } from './error-text.ts';
import { showToast } from './ui/toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Tells the person that it failed: the sentence, given what the server said. Without it nobody is told. */
      readonly tellFailure?: (error: unknown) => string | null;
      /** The screen shows the change before the server has answered. */
      readonly isShownAtOnce?: boolean;
    };
  }
}

/** How long product lists and orders count as fresh. */
export const CACHE_MS = 5 * 60_000;

const RETRIES = 2;

/**
 * The browser's memory of what the server said. Lists are fresh for a minute unless a screen asks for more; what the
 * server rejected is not asked again, what did not arrive is tried twice more. Who has waited ten seconds in vain is
 * told so instead of being kept waiting for thirty.
 */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError: (error, _input, _patch, { meta }) => {
      const message = meta?.tellFailure?.(error) ?? null;
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

// The library takes it for granted that a page opens with a network; the kept shell opens without.
onlineManager.setOnline(navigator.onLine);
