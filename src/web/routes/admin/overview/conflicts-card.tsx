import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { conflictTexts as texts } from '#web/features/road-conflicts/texts.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PlainCard } from './overview-card.tsx';

const loadList = async () => (await import('#web/features/road-conflicts/conflict-list.tsx')).ConflictList;

export function ConflictsCard() {
  const open = useQuery(api.stocker.roadConflicts.count.queryOptions()).data?.count ?? 0;
  const decided = useQuery(api.stocker.roadConflicts.list.queryOptions({ isDecided: true, limit: 20 })).data;
  if (open === 0 && !decided?.length) return null;
  return (
    <PlainCard title={texts.title} hint={texts.hint} isWide anchor="road-conflicts">
      <LazyPart load={loadList} onMissing={() => undefined}>
        {(ConflictList) => (
          <ConflictList
            isOffice
            orderLink={(orderId) => (
              <SectionLink to="/secret-dashboard/orders" search={{ order: orderId }}>
                {texts.order(orderId)}
              </SectionLink>
            )}
          />
        )}
      </LazyPart>
    </PlainCard>
  );
}
