import { ActionIcon, Button, Skeleton, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useAttemptKey } from '#web/hooks/use-attempt-key.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { queryClient } from '#web/query-client.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './notes-card.module.css';

/** What is still to be done or known about a customer, until somebody ticks it off. */
export function NotesCard({ customerId }: { readonly customerId: number }) {
  const instantText = useInstantText();
  const [text, setText] = useState('');
  const notes = useQuery(api.callAgent.customers.notes.queryOptions({ customerId }));
  const settled = {
    onSettled: () => queryClient.invalidateQueries(api.callAgent.customers.notes.queryFilter({ customerId })),
    onError: (error: unknown) => showToast({ tone: 'error', message: errorText(error, texts.notes.failed) }),
  };
  const add = useMutation(
    api.callAgent.customers.addNote.mutationOptions({ ...settled, onSuccess: () => setText('') }),
  );
  const resolve = useMutation(
    api.callAgent.customers.resolveNote.mutationOptions({
      ...settled,
      onSuccess: () => showToast({ tone: 'success', message: texts.notes.resolved }),
    }),
  );
  const once = useOneAtATime();
  const attempt = useAttemptKey();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    once(() => attempt.send((idempotencyKey) => add.mutateAsync({ customerId, text, idempotencyKey })));
  };
  return (
    <Panel title={texts.notes.title} aside={notes.data && <Pill>{notes.data.length}</Pill>}>
      {!notes.data && notes.isPending && <Skeleton h={48} radius="md" aria-hidden />}
      {!notes.data && notes.error && (
        <ErrorBox error={notes.error} fallback={texts.notes.unread} onRetry={() => void notes.refetch()} />
      )}
      {notes.data && notes.data.length > 0 && (
        <ul className={classes['notes']}>
          {notes.data.map((note) => (
            <li key={note.id} className={classes['note']}>
              <div>
                <p className={classes['text']}>{note.text}</p>
                <p className={classes['by']}>
                  {texts.notes.by(note.authorName, instantText(note.createdAt))}
                </p>
              </div>
              <ActionIcon
                variant="default"
                size={36}
                aria-label={texts.notes.resolve(note.text)}
                disabled={resolve.isPending}
                onClick={() => resolve.mutate({ noteId: note.id })}
              >
                <IconCheck size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form className={classes['form']} onSubmit={submit}>
        <Textarea
          aria-label={texts.notes.add}
          placeholder={texts.notes.add}
          autosize
          minRows={1}
          maxRows={4}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {text.trim() !== '' && (
          <Button type="submit" variant="default" loading={add.isPending}>
            {texts.notes.save}
          </Button>
        )}
      </form>
    </Panel>
  );
}
