import { Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DOCUMENT_LABELS, type IssuedDocument } from '#shared/accounting/documents.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { signedTotal } from '#web/features/documents/signed-total.ts';
import { Money } from '#web/ui/money.tsx';
import { documentsTexts } from './texts.ts';

const texts = documentsTexts.document;

type DocumentNotesProps = { readonly document: IssuedDocument; readonly onOpen: (id: number) => void };

const MAX_DOCUMENTS = 100;

export function DocumentNotes({ document, onOpen }: DocumentNotesProps) {
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
      <Group
        justify="space-between"
        fw={700}
        fz="sm"
        pt={6}
        style={{ borderTop: '1px solid var(--shop-line)' }}
      >
        <span>{texts.left}</span>
        <Money cents={left} />
      </Group>
    </Stack>
  );
}

function notesOf({ id }: IssuedDocument, ofOrder: readonly IssuedDocument[]): IssuedDocument[] {
  const corrected = new Set([id, ...ofOrder.filter((note) => note.refersToId === id).map((note) => note.id)]);
  return ofOrder.filter((note) => note.refersToId !== null && corrected.has(note.refersToId)).toReversed();
}
