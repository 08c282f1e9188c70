import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { errorText, findDomainError } from '#web/error-text.ts';
import { useAttemptKey } from '#web/hooks/use-attempt-key.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { refreshStock } from './refresh-stock.ts';
import classes from './stock.module.css';
import { stockTexts } from './stock-texts.ts';
import type { Counting } from './use-counting.ts';

type CountBarProps = { readonly counting: Counting; readonly onLeave: () => void };

/** How many are counted and differ, and the button that posts the differences. */
export function CountBar({ counting, onLeave }: CountBarProps) {
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { count: t } = stockTexts;
  const once = useOneAtATime();
  const attempt = useAttemptKey('counting-key');
  const post = useMutation(
    api.stocker.stock.count.mutationOptions({
      onSuccess: (results) => {
        const different = results.filter((result) => result.difference !== 0).length;
        showToast({ tone: 'success', message: t.done(different) });
        counting.clear();
        onLeave();
      },
      onError: (error) => {
        showToast({ tone: 'error', message: errorText(error, stockTexts.stock.saveFailed) });
        const changed = findDomainError(error);
        if (changed?.code === 'shelf-changed') {
          counting.expectNow(changed.data.productId, changed.data.shelf);
        }
      },
      onSettled: refreshStock,
    }),
  );
  const submit = () => {
    const counted = { note, lines: counting.lines };
    once(() => attempt.send((idempotencyKey) => post.mutateAsync({ ...counted, idempotencyKey })));
  };
  return (
    <section className={classes['bar']} aria-label={t.title}>
      <b aria-live="polite">{t.sum(counting.lines.length, counting.differences)}</b>
      <TextInput
        aria-label={stockTexts.receive.note}
        placeholder={stockTexts.receive.note}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button variant="default" onClick={onLeave}>
        {counting.lines.length === 0 ? stockTexts.stock.cancel : t.later}
      </Button>
      {counting.lines.length > 0 && (
        <Button className={classes['clear'] ?? ''} variant="subtle" onClick={() => setAsking(true)}>
          {t.clear}
        </Button>
      )}
      <Button disabled={counting.lines.length === 0} loading={post.isPending} onClick={submit}>
        {t.submit}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.clear}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          counting.clear();
          attempt.forget();
        }}
      >
        {t.clearQuestion(counting.lines.length)}
      </ConfirmDialog>
    </section>
  );
}
