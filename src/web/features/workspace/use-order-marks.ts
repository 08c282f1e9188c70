import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useUser } from '#web/session.ts';
import { useMark } from './marks.ts';

export function useOrderMarks({ withNew }: { readonly withNew: boolean }): void {
  const userId = useUser()?.id;
  const { data } = useQuery(api.profile.orderMarks.queryOptions());
  useMark(withNew ? data?.waiting : undefined, 'new', userId);
  useMark(data?.cancelled, 'cancelled', userId);
}
