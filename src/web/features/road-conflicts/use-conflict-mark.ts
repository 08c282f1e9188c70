import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useMark } from '#web/features/workspace/marks.ts';
import { useUser } from '#web/session.ts';

export function useConflictMark(): number | undefined {
  const { data } = useQuery(api.stocker.roadConflicts.count.queryOptions());
  useMark(data?.count, 'new', useUser()?.id);
  return data?.count;
}
