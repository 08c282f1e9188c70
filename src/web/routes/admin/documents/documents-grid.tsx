import { Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type ReactNode, useMemo } from 'react';
import { DOCUMENT_LABELS, type IssuedDocument } from '#shared/accounting/documents.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import type { api } from '#web/api.ts';
import { DocumentPdf } from '#web/features/documents/document-pdf.tsx';
import { signedTotal } from '#web/features/documents/signed-total.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { Pill, type Tone } from '#web/ui/pill.tsx';
import { documentsTexts as texts } from './texts.ts';

type OfficeDocument = inferOutput<typeof api.admin.documents.list>['documents'][number];

const TONES: Readonly<Record<IssuedDocument['kind'], Tone>> = {
  invoice: 'plain',
  credit_note: 'accent',
  debit_note: 'info',
  delivery_note: 'plain',
};

type DocumentsGridProps = {
  readonly documents: readonly OfficeDocument[];
  readonly caption: ReactNode;
  readonly onOpen: (id: number) => void;
};

export function DocumentsGrid({ documents, caption, onOpen }: DocumentsGridProps) {
  const open = useCallbackRef(onOpen);
  const columns = useMemo(() => columnsOf(open), [open]);
  return (
    <DataGrid
      label={tabTexts.tabs.documents}
      name="documents"
      mark="document"
      caption={caption}
      rows={documents}
      idOf={(document) => document.id}
      columns={columns}
      card={(document) => <DocumentCard document={document} onOpen={onOpen} />}
    />
  );
}

function columnsOf(onOpen: (id: number) => void): GridColumn<OfficeDocument>[] {
  const { columns } = texts;
  return [
    {
      id: 'number',
      head: columns.number,
      isFixed: true,
      cell: (document) => <NumberButton document={document} onOpen={onOpen} />,
    },
    { id: 'kind', head: columns.kind, cell: (document) => <KindPill kind={document.kind} /> },
    { id: 'issuedOn', head: columns.issuedOn, cell: (document) => formatDate(document.issuedOn) },
    { id: 'customer', head: columns.customer, cell: (document) => document.buyer.name },
    { id: 'order', head: columns.order, cell: (document) => <OrderLink orderId={document.orderId} /> },
    { id: 'due', head: columns.due, isExtra: true, cell: (document) => formatDate(document.dueOn) },
    {
      id: 'vat',
      head: columns.vat,
      isNumber: true,
      isExtra: true,
      cell: (document) => <Money cents={document.vat.reduce((sum, rate) => sum + rate.vatCents, 0)} />,
    },
    {
      id: 'total',
      head: columns.total,
      isNumber: true,
      cell: (document) => (document.kind === 'delivery_note' ? '–' : <Money cents={signedTotal(document)} />),
    },
    {
      id: 'open',
      head: columns.open,
      isNumber: true,
      cell: (document) => <OpenAmount document={document} />,
    },
    { id: 'pdf', head: columns.pdf, isFixed: true, cell: (document) => <DocumentPdf document={document} /> },
  ];
}

type OpenAmountProps = {
  readonly document: Pick<OfficeDocument, 'kind' | 'openCents' | 'isOverdue'>;
};

export function OpenAmount({ document: { kind, openCents, isOverdue } }: OpenAmountProps) {
  if (openCents === null) return '–';
  if (openCents === 0) return kind === 'credit_note' ? '–' : <Pill tone="good">{texts.paid}</Pill>;
  return (
    <Group component="span" gap={6} wrap="nowrap" justify="flex-end">
      {isOverdue && <Pill tone="bad">{texts.overdue}</Pill>}
      <Money cents={openCents} />
    </Group>
  );
}

type NumberButtonProps = { readonly document: IssuedDocument; readonly onOpen: (id: number) => void };

function NumberButton({ document, onOpen }: NumberButtonProps) {
  return (
    <UnstyledButton
      fz="inherit"
      fw={650}
      td="underline"
      ta="left"
      miw={{ base: 0, xs: 'max-content' }}
      style={{ overflowWrap: 'anywhere' }}
      onClick={() => onOpen(document.id)}
    >
      {document.number}
    </UnstyledButton>
  );
}

export function KindPill({ kind }: Pick<IssuedDocument, 'kind'>) {
  return <Pill tone={TONES[kind]}>{DOCUMENT_LABELS[kind]}</Pill>;
}

export function OrderLink({ orderId }: { readonly orderId: number }) {
  return (
    <SectionLink to="/secret-dashboard/orders" search={{ order: orderId }} isQuiet>
      {orderId}
    </SectionLink>
  );
}

type DocumentCardProps = { readonly document: OfficeDocument; readonly onOpen: (id: number) => void };

function DocumentCard({ document, onOpen }: DocumentCardProps) {
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <NumberButton document={document} onOpen={onOpen} />
        <KindPill kind={document.kind} />
      </Group>
      <Text size="sm">{document.buyer.name}</Text>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {formatDate(document.issuedOn)} · {texts.columns.order} <OrderLink orderId={document.orderId} />
        </Text>
        {document.kind !== 'delivery_note' && (
          <Text fw={650}>
            <Money cents={signedTotal(document)} />
          </Text>
        )}
      </Group>
      {document.openCents !== null && (
        <Group justify="space-between" gap="xs" fz="sm">
          <Dimmed>{texts.columns.open}</Dimmed>
          <OpenAmount document={document} />
        </Group>
      )}
      <DocumentPdf document={document} size="sm" />
    </Stack>
  );
}
