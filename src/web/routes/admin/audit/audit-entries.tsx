import { Stack, Text } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useMemo } from 'react';
import { AUDITED_ENTITIES } from '#shared/audit-entities.ts';
import type { api } from '#web/api.ts';
import { actionLabel } from '#web/features/audit-words/action-label.ts';
import { describeDetails } from '#web/features/audit-words/describe-details.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { auditTexts as texts } from './texts.ts';

type Entry = inferOutput<typeof api.admin.audit.list>['entries'][number];
export function AuditEntries({ entries }: { readonly entries: readonly Entry[] }) {
  const momentOf = useInstantText();
  const columns = useMemo(() => columnsOf(momentOf), [momentOf]);
  return (
    <DataGrid
      label={texts.list}
      name="audit"
      mark="entry"
      rows={entries}
      idOf={(entry) => entry.id}
      columns={columns}
      card={(entry) => (
        <Stack gap="xs">
          <What entry={entry} />
          <Details entry={entry} />
          <Text size="xs" c="dimmed">
            {entry.actorName || texts.system} · {momentOf(entry.createdAt)}
          </Text>
        </Stack>
      )}
    />
  );
}

function columnsOf(momentOf: (instant: number) => string): GridColumn<Entry>[] {
  const { columns } = texts;
  return [
    {
      id: 'when',
      head: columns.when,
      cell: (entry) => <span style={{ whiteSpace: 'nowrap' }}>{momentOf(entry.createdAt)}</span>,
    },
    { id: 'who', head: columns.who, cell: (entry) => entry.actorName || texts.system },
    { id: 'what', head: columns.what, isFixed: true, cell: (entry) => <What entry={entry} /> },
    { id: 'details', head: columns.details, cell: (entry) => <Details entry={entry} /> },
  ];
}

function What({ entry }: { readonly entry: Entry }) {
  return (
    <div>
      <Text inherit fw={600}>
        {actionLabel(entry.action)}
      </Text>
      <AuditedEntity entry={entry} />
    </div>
  );
}

type Place = Pick<LinkProps, 'to' | 'params' | 'search'>;

function AuditedEntity({ entry: { entity, entityId, entityName } }: { readonly entry: Entry }) {
  const known = AUDITED_ENTITIES.find((known) => known === entity);
  const label = known ? texts.entities[known] : entity;
  // Entries about delivery rules have no driver.
  const kind = entity === 'delivery' && entityId !== null ? texts.driver : label;
  const name = entityName ?? (entityId === null ? '' : `#${entityId}`);
  const place = placeOf(entity, entityId);
  return (
    <Text size="sm" c="dimmed">
      {kind} {place === null ? name : <SectionLink {...place}>{name}</SectionLink>}
    </Text>
  );
}

function placeOf(entity: string, entityId: number | null): Place | null {
  if (entityId === null) return null;
  const id = String(entityId);
  if (entity === 'product' || entity === 'stock')
    return { to: '/secret-dashboard/products/$productId', params: { productId: id } };
  if (entity === 'user' || entity === 'delivery')
    return { to: '/secret-dashboard/users', search: { user: entityId } };
  if (entity === 'account')
    return { to: '/secret-dashboard/accounts/$customerId', params: { customerId: id } };
  return entity === 'order' ? { to: '/secret-dashboard/orders', search: { q: `#${id}` } } : null;
}

function Details({ entry: { action, details } }: { readonly entry: Entry }) {
  return describeDetails(action, details).map(({ field, before, after }) => (
    <Text key={field} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {field}: {before === null ? after : `${before} → ${after}`}
    </Text>
  ));
}
