import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useFirmUpdates } from './firm.ts';
import { queryClient } from './query-client.ts';
import { getSession, onSessionChange, useSession, useUser } from './session.ts';
import { changePerson } from './startup/change-person.ts';
import { cssVariables, theme } from './theme.ts';
import { PageSpinner } from './ui/page-spinner.tsx';

export function App({ router }: { readonly router: AnyRouter }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <Pages router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

function Pages({ router }: { readonly router: AnyRouter }) {
  const session = useSession();
  useLiveUpdates();
  useFirmUpdates();
  useFreshViewForEachPerson();
  useEffect(() => onSessionChange(() => void router.invalidate()), [router]);
  return session.status === 'checking' ? <PageSpinner /> : <RouterProvider router={router} />;
}

function useFreshViewForEachPerson(): void {
  const session = useSession();
  const person = session.status === 'user' ? session.user.id : session.status === 'guest' ? null : undefined;
  const before = useRef(person);
  useEffect(() => {
    changePerson(before.current, person);
    before.current = person;
  }, [person]);
}

function useLiveUpdates(): void {
  const userId = useUser()?.id;
  useEffect(() => {
    if (userId === undefined) return;
    let stop = () => {};
    let isOver = false;
    void import('./cache/live.ts').then(({ startLive }) => {
      if (!isOver && getSession().status === 'user') stop = startLive();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [userId]);
}
