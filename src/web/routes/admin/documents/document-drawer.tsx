import { Button, Group, Skeleton, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconFileMinus, IconFilePlus, IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type ReactNode, useState } from 'react';
import { DOCUMENT_LABELS, type IssuedDocument } from '#shared/accounting/documents.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { DocumentPdf } from '#web/features/documents/document-pdf.tsx';
import { signedTotal } from '#web/features/documents/signed-total.ts';
import { ReceivableLink } from '#web/routes/admin/receivables/links.tsx';
import { documentName } from '#web/routes/admin/receivables/receivable.ts';
import { SideDrawer } from '#web/routes/admin/ui/side-drawer.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { showToast } from '#web/ui/toast.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { DebitDialog } from './debit-dialog.tsx';
import { DocumentContent } from './document-content.tsx';
import { KindPill, OpenAmount } from './documents-grid.tsx';
import { documentsTexts } from './texts.ts';

const texts = documentsTexts.document;

type DocumentDrawerProps = {
  readonly documentId: number;
  readonly onOpen: (id: number) => void;
  readonly onClose: () => void;
};

export function DocumentDrawer({ documentId, onOpen, onClose }: DocumentDrawerProps) {
  const query = useQuery(api.stocker.issuedDocuments.get.queryOptions({ documentId }));
  return (
    <SideDrawer title={texts.title} width="42rem" onClose={onClose}>
      <PageState
        query={query}
        failure={texts.failed}
        loading={
          <Stack aria-hidden>
            <Skeleton h={120} radius="md" />
            <Skeleton h={260} radius="md" />
          </Stack>
        }
      >
        {(document) => (
          <Stack gap="md" key={document.id}>
            <Group gap="sm">
              <Title order={2} size="h3">
                {document.number}
              </Title>
              <KindPill kind={document.kind} />
              {document.series === 'MIG' && <Pill>{texts.migrated}</Pill>}
            </Group>
            <Actions document={document} onOpen={onOpen} />
            <DocumentPayments document={document} onOpen={onOpen} />
            <DocumentContent document={document} onOpen={onOpen} />
            {isCreditable(document) && <DocumentNotes document={document} onOpen={onOpen} />}
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {texts.hash}: {document.sha256}
            </Text>
          </Stack>
        )}
      </PageState>
    </SideDrawer>
  );
}

function isCreditable({ kind }: IssuedDocument): boolean {
  return kind === 'invoice' || kind === 'debit_note';
}

type PartProps = { readonly document: IssuedDocument; readonly onOpen: (id: number) => void };

function Actions({ document, onOpen }: PartProps) {
  const [dialog, setDialog] = useState<'credit' | 'debit' | null>(null);
  const corrected = {
    document,
    onClose: () => setDialog(null),
    onDone: (noteId: number) => {
      setDialog(null);
      onOpen(noteId);
    },
  };
  return (
    <Group gap="xs">
      <DocumentPdf document={document} size="sm" />
      <Button
        variant="default"
        leftSection={<IconLink size={18} aria-hidden />}
        onClick={() => void copyLink(document.id)}
      >
        {texts.link}
      </Button>
      {isCreditable(document) && (
        <Button
          variant="default"
          leftSection={<IconFileMinus size={18} aria-hidden />}
          onClick={() => setDialog('credit')}
        >
          {texts.credit}
        </Button>
      )}
      {document.kind === 'invoice' && (
        <Button
          variant="default"
          leftSection={<IconFilePlus size={18} aria-hidden />}
          onClick={() => setDialog('debit')}
        >
          {texts.debit}
        </Button>
      )}
      {dialog === 'credit' && <CreditDialog {...corrected} />}
      {dialog === 'debit' && <DebitDialog {...corrected} />}
    </Group>
  );
}

async function copyLink(documentId: number): Promise<void> {
  const link = `${window.location.origin}/faturat?document=${documentId}`;
  try {
    await navigator.clipboard.writeText(link);
    showToast({ tone: 'success', message: texts.linkCopied });
  } catch {
    // The clipboard is not available without TLS.
    showToast({ tone: 'success', message: texts.linkByHand(link), ms: 20_000 });
  }
}

const MAX_DOCUMENTS = 100;

function DocumentNotes({ document, onOpen }: PartProps) {
  const { data } = useQuery(
    api.stocker.issuedDocuments.list.queryOptions({ orderId: document.orderId, limit: MAX_DOCUMENTS }),
  );
  const notes = notesOf(document, data?.documents ?? []);
  if (notes.length === 0) return null;
  const title = document.kind === 'debit_note' ? texts.debitNotes : texts.notes;
  const left = notes.reduce((sum, note) => sum + signedTotal(note), document.totalCents);
  return (
    <Stack component="section" gap={6} aria-label={title}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {notes.map((note) => (
        <Group key={note.id} justify="space-between" gap="sm" wrap="nowrap" fz="sm">
          <div>
            <Text size="sm">
              {DOCUMENT_LABELS[note.kind]}{' '}
              <UnstyledButton fz="inherit" fw={650} td="underline" onClick={() => onOpen(note.id)}>
                {note.number}
              </UnstyledButton>
            </Text>
            <Text size="xs" c="dimmed">
              {formatDate(note.issuedOn)} · {note.reason}
            </Text>
          </div>
          <Money cents={signedTotal(note)} />
        </Group>
      ))}
      <SumRow label={texts.left}>
        <Money cents={left} />
      </SumRow>
    </Stack>
  );
}

function notesOf({ id }: IssuedDocument, ofOrder: readonly IssuedDocument[]): IssuedDocument[] {
  const corrected = new Set([id, ...ofOrder.filter((note) => note.refersToId === id).map((note) => note.id)]);
  return ofOrder.filter((note) => note.refersToId !== null && corrected.has(note.refersToId)).toReversed();
}

function SumRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Group
      justify="space-between"
      fw={700}
      fz="sm"
      pt={6}
      style={{ borderTop: '1px solid var(--shop-line)' }}
    >
      <span>{label}</span>
      {children}
    </Group>
  );
}

function DocumentPayments({ document, onOpen }: PartProps) {
  const { data } = useQuery(api.admin.documents.payments.queryOptions({ documentId: document.id }));
  if (!data || data.openCents === null) return null;
  const isCredit = document.kind === 'credit_note';
  const title = isCredit ? texts.settles : texts.payments;
  return (
    <Stack component="section" gap={6} aria-label={title}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {data.settled.length === 0 && <Dimmed>{isCredit ? texts.nothingSettled : texts.notPaid}</Dimmed>}
      {data.settled.map((entry) => (
        <Group key={entry.entryId} justify="space-between" gap="sm" wrap="nowrap" fz="sm">
          <span>
            <EntryLink entry={entry} onOpen={onOpen} />{' '}
            <Text span size="xs" c="dimmed">
              {formatDate(entry.day)}
            </Text>
          </span>
          <Money cents={entry.cents} />
        </Group>
      ))}
      <SumRow label={texts.stillOpen}>
        <OpenAmount document={{ kind: document.kind, ...data }} />
      </SumRow>
    </Stack>
  );
}

type EntryLinkProps = {
  readonly entry: inferOutput<typeof api.admin.documents.payments>['settled'][number];
  readonly onOpen: (id: number) => void;
};

function EntryLink({ entry, onOpen }: EntryLinkProps) {
  const { documentId, customerId } = entry;
  if (documentId === null) {
    return <ReceivableLink customerId={customerId}>{documentName(entry)}</ReceivableLink>;
  }
  return (
    <UnstyledButton fz="inherit" fw={650} td="underline" onClick={() => onOpen(documentId)}>
      {documentName(entry)}
    </UnstyledButton>
  );
}
