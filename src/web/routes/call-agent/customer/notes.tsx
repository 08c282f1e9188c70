import { ActionIcon, Button, Group, Paper, Skeleton, Stack, Switch, Text, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '#web/api.ts';
import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { FIELDS, focusField } from '#web/routes/call-agent/fields.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { useOwnerId } from '#web/session.ts';
import { PageState } from '#web/ui/page-state.tsx';

export function Notes({ customerId }: { readonly customerId: number }) {
  const notes = useQuery(api.callAgent.customers.notes.queryOptions({ customerId }));
  return (
    <Stack gap="xs">
      <PageState query={notes} failure={texts.notes.unread} loading={<Skeleton h={48} aria-hidden />}>
        {(written) => written.map((note) => <NoteRow key={note.id} note={note} />)}
      </PageState>
      <NewNote customerId={customerId} />
    </Stack>
  );
}

function NoteRow({ note }: { readonly note: inferOutput<typeof api.callAgent.customers.notes>[number] }) {
  const instantText = useInstantText();
  const resolve = useAction(api.callAgent.customers.resolveNote, {
    success: texts.notes.resolved,
    failure: texts.notes.failed,
    affects: ['user'],
    onSuccess: () => focusField('note'),
  });
  const mark = useAction(api.callAgent.customers.setNoteForDriver, {
    failure: texts.notes.failed,
    affects: ['user'],
  });
  return (
    <Paper p="xs" radius="md" bg="var(--shop-warn-bg)" c="var(--shop-warn-text)">
      <Group wrap="nowrap" align="flex-start" justify="space-between">
        <div>
          <Text size="sm" fw={550} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {note.text}
          </Text>
          <Text size="xs">{texts.notes.by(note.authorName, instantText(note.createdAt))}</Text>
        </div>
        <ActionIcon
          variant="default"
          aria-label={texts.notes.resolve(note.text)}
          loading={resolve.isPending}
          onClick={() => void resolve.run({ noteId: note.id })}
        >
          <IconCheck size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <Switch
        size="xs"
        mt={4}
        label={texts.notes.forDriver}
        checked={note.isForDriver}
        onChange={(event) => void mark.run({ noteId: note.id, isForDriver: event.currentTarget.checked })}
      />
    </Paper>
  );
}

function NewNote({ customerId }: { readonly customerId: number }) {
  const { text, latest, type } = useKeptText(`note.${useOwnerId()}.${customerId}`);
  const [isForDriver, setForDriver] = useState(false);
  const add = useAction(api.callAgent.customers.addNote, {
    failure: texts.notes.failed,
    affects: ['user'],
    attempts: {},
    onSuccess: (_note, sent) => {
      if (latest.current === sent.text) type('');
      setForDriver(false);
      focusField('note');
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== '') void add.run({ customerId, text, isForDriver });
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        id={FIELDS.note}
        aria-label={texts.notes.add}
        aria-keyshortcuts="Shift+F6"
        placeholder={texts.notes.add}
        autosize
        minRows={1}
        maxRows={4}
        maxLength={1000}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          // Ctrl+Enter saves the note here and must not finish the order.
          event.stopPropagation();
          submit();
        }}
      />
      {text.trim() !== '' && (
        <Group mt="xs" justify="space-between">
          <Switch
            size="xs"
            label={texts.notes.forDriver}
            checked={isForDriver}
            onChange={(event) => setForDriver(event.currentTarget.checked)}
          />
          <Button type="submit" size="xs" variant="default" loading={add.isPending}>
            {texts.notes.save}
          </Button>
        </Group>
      )}
    </form>
  );
}

/** Kept when its tab or its call is left. */
function useKeptText(store: string) {
  const [text, setText] = useState(() => {
    const kept = readTabMemory(store);
    return typeof kept === 'string' ? kept : '';
  });
  const latest = useRef(text);
  const type = (next: string) => {
    latest.current = next;
    setText(next);
    writeTabMemory(store, next === '' ? null : next);
  };
  return { text, latest, type };
}
