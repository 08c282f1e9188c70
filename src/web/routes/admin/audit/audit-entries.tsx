import type { LinkProps } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { AUDITED_ENTITIES } from '#shared/audit-events.ts';
import type { api } from '#web/api.ts';
import { actionLabel } from '#web/features/audit-words/action-label.ts';
import { describeDetails } from '#web/features/audit-words/describe-details.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import tableClasses from '#web/routes/admin/ui/data-table.module.css';
import { DataTable } from '#web/routes/admin/ui/data-table.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { oneOf } from '#web/routes/admin/ui/use-filters.ts';
import { useIsNarrow } from '#web/routes/admin/ui/use-is-narrow.ts';
import { auditTexts as texts } from './texts.ts';

type Entry = inferOutput<typeof api.admin.audit.list>['entries'][number];
type EntriesProps = { readonly entries: readonly Entry[] };

/** What was changed, by whom and when, as a table, or as cards on a narrow screen. */
export function AuditEntries(props: EntriesProps) {
  return useIsNarrow() ? <Cards {...props} /> : <Table {...props} />;
}

function Table({ entries }: EntriesProps) {
  const momentOf = useInstantText();
  return (
    <DataTable label={texts.list} columns={Object.values(texts.columns)}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td className={tableClasses['short']}>{momentOf(entry.createdAt)}</td>
          <td>{entry.actorName || texts.nobody}</td>
          <td>
            <span className={tableClasses['strong']}>{actionLabel(entry.action)}</span>
            <Thing entry={entry} />
          </td>
          <td>
            <Details entry={entry} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function Cards({ entries }: EntriesProps) {
  const momentOf = useInstantText();
  return (
    <ul className={tableClasses['cards']} aria-label={texts.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={tableClasses['card']}>
          <span>
            <span className={tableClasses['strong']}>{actionLabel(entry.action)}</span>
            <Thing entry={entry} />
          </span>
          <span>
            <Details entry={entry} />
          </span>
          <span className={tableClasses['dim']}>
            {entry.actorName || texts.nobody} · {momentOf(entry.createdAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Place = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** What an entry is about, with the way to it. */
function Thing({ entry: { entity, entityId, entityName } }: { readonly entry: Entry }) {
  const known = oneOf(entity, AUDITED_ENTITIES);
  const kind = known ? texts.entities[known] : entity;
  const name = entityName ?? (entityId === null ? '' : `#${entityId}`);
  const place = placeOf(entity, entityId);
  return (
    <span className={tableClasses['dim']}>
      {kind} {place === null ? name : <SectionLink {...place}>{name}</SectionLink>}
    </span>
  );
}

function placeOf(entity: string, entityId: number | null): Place | null {
  if (entityId === null) return null;
  const id = String(entityId);
  if (entity === 'product' || entity === 'stock')
    return { to: '/secret-dashboard/products/$productId', params: { productId: id } };
  if (entity === 'user' || entity === 'delivery')
    return { to: '/secret-dashboard/users', search: { user: id } };
  return entity === 'order' ? { to: '/secret-dashboard/orders', search: { q: `#${id}` } } : null;
}

function Details({ entry: { action, details } }: { readonly entry: Entry }) {
  return describeDetails(action, details).map(({ field, before, after }) => (
    <span key={field} className={tableClasses['dim']}>
      {field}: {before === null ? after : `${before} → ${after}`}
    </span>
  ));
}
