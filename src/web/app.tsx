import { MantineProvider } from '@mantine/core';
import { type Query, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { queryClient } from './query-client.ts';
import { getSession, onSessionChange, useSession, useUser } from './session.ts';
import { cssVariables, theme } from './theme.ts';
import { PageSpinner } from './ui/page-spinner.tsx';

/** The whole application. */
export function App({ router }: { readonly router: AnyRouter }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <Pages router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Pages wait until it is known who is asking, since the guards of the routes decide by it. */
function Pages({ router }: { readonly router: AnyRouter }) {
  const session = useSession();
  useLiveUpdates();
  useFreshViewForEachPerson();
  useEffect(() => onSessionChange(() => void router.invalidate()), [router]);
  return session.status === 'checking' ? <PageSpinner /> : <RouterProvider router={router} />;
}

/**
 * Prices and regions differ from person to person: who logs in gets everything on the screen anew. What only the person
 * before them could see is forgotten, also when the office or another device ended their login.
 */
function useFreshViewForEachPerson(): void {
  const session = useSession();
  const userId = session.status === 'user' ? session.user.id : null;
  const before = useRef(userId);
  useEffect(() => {
    if (before.current === userId) return;
    if (before.current !== null) queryClient.removeQueries({ predicate: isPrivate });
    before.current = userId;
    if (session.status !== 'checking') void queryClient.invalidateQueries();
  }, [userId, session.status]);
}

function isPrivate({ queryKey: [path] }: Query): boolean {
  return !Array.isArray(path) || path[0] !== 'public';
}

/** Hears of changes while somebody is logged in; the code for it is fetched only then. */
function useLiveUpdates(): void {
  const userId = useUser()?.id;
  useEffect(() => {
    if (userId === undefined) return;
    let stop = () => {};
    let isOver = false;
    void import('./live.ts').then(({ startLive }) => {
      if (!isOver && getSession().status === 'user') stop = startLive();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [userId]);
}
