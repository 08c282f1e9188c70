import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { documentsTexts as texts } from './texts.ts';

export function UnissuedCount() {
  const { data } = useQuery(api.admin.overview.waiting.queryOptions());
  return <CountBadge count={data?.unissued} label={texts.waiting} color="bad" />;
}
