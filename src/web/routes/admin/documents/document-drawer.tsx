import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconFileMinus, IconFilePlus, IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssuedDocument } from '#shared/accounting/documents.ts';
import { api } from '#web/api.ts';
import { DocumentPdf } from '#web/features/documents/document-pdf.tsx';
import { SideDrawer } from '#web/routes/admin/ui/side-drawer.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { showToast } from '#web/ui/toast.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { DebitDialog } from './debit-dialog.tsx';
import { DocumentContent } from './document-content.tsx';
import { DocumentNotes } from './document-notes.tsx';
import { DocumentPayments } from './document-payments.tsx';
import { KindPill } from './documents-grid.tsx';
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

type ActionsProps = { readonly document: IssuedDocument; readonly onOpen: (id: number) => void };

function Actions({ document, onOpen }: ActionsProps) {
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
