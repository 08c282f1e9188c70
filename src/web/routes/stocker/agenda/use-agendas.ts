import { useQueries, useQuery } from '@tanstack/react-query';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { CACHE_MS } from '#web/query-client.ts';
import type { Agenda } from './agenda.ts';

export type AgendaEntry = {
  readonly driver: Agenda['driver'];
  readonly agenda: Agenda | undefined;
  readonly error: unknown;
  readonly retry: () => void;
};

export function useAgendas(date: ISODate) {
  const drivers = useQuery(api.stocker.drivers.list.queryOptions());
  const listed = drivers.data ?? [];
  const days = useQueries({
    queries: listed.map((driver) => ({
      ...api.stocker.agenda.driver.queryOptions({ driverCode: driver.driverCode, date }),
      staleTime: CACHE_MS,
    })),
  });
  const others = useQuery({
    ...api.stocker.agenda.all.queryOptions({ date, onlyFormer: true }),
    staleTime: CACHE_MS,
  });
  const entries: AgendaEntry[] = listed.flatMap((driver, index) => {
    const day = days[index];
    if (!day) return [];
    return [{ driver, agenda: day.data, error: day.error, retry: () => void day.refetch() }];
  });
  for (const agenda of others.data ?? []) {
    entries.push({ driver: agenda.driver, agenda, error: null, retry: () => void others.refetch() });
  }
  return { drivers, entries };
}
