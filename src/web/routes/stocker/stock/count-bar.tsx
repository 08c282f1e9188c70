import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import classes from './count-bar.module.css';
import { type CountPreview, CountSummary } from './count-summary.tsx';
import { stockTexts } from './stock-texts.ts';
import { undoStock } from './undo-stock.ts';
import type { Counting } from './use-counting.ts';

type CountBarProps = { readonly counting: Counting; readonly onLeave: () => void };

export function CountBar({ counting, onLeave }: CountBarProps) {
  const [isAsking, setAsking] = useState(false);
  const { preview, setPreview, look } = usePreview(counting);
  const { count: t, stock } = stockTexts;
  const { lines, note, differences, faulty } = counting;
  const post = useAction(api.stocker.stock.count, {
    attempts: { storedAs: 'counting-key' },
    affects: ['stock'],
    failure: stock.saveFailed,
    success: (results) => t.done(results.filter((result) => result.difference !== 0).length),
    undo: undoCount,
    onSuccess: (_results, { lines: posted }) => {
      setPreview(null);
      counting.leaveOut(posted.map((line) => line.productId));
      counting.setNote('');
    },
    onDone: (_results, { lines: posted }) => {
      if (posted.length === lines.length) onLeave();
    },
    // Stock has changed since: the figures are refetched.
    onError: () => setPreview(null),
  });
  const send = (problems: ReadonlyMap<number, string>) => {
    counting.mark(problems);
    const possible = lines.filter((line) => !problems.has(line.productId));
    if (possible.length === 0) setPreview(null);
    else void post.run({ note, lines: possible });
  };
  return (
    <Paper
      component="section"
      aria-label={t.title}
      className={classes['bar'] ?? ''}
      px="md"
      py="xs"
      shadow="md"
    >
      <Group gap="xs">
        <Text fw={650} mr="auto" aria-live="polite">
          {t.sum(lines.length, differences)}
          {faulty > 0 && `, ${t.faulty(faulty)}`}
        </Text>
        <Button variant="default" onClick={onLeave}>
          {lines.length === 0 ? stock.cancel : t.later}
        </Button>
        {lines.length + faulty > 0 && (
          <Button variant="subtle" onClick={() => setAsking(true)}>
            {t.clear}
          </Button>
        )}
        <Button
          disabled={lines.length === 0 || faulty > 0}
          loading={look.isPending}
          onClick={() => void look.run({ lines })}
        >
          {t.submit}
        </Button>
      </Group>
      {preview && (
        <CountSummary
          preview={preview}
          isPosting={post.isPending}
          note={note}
          onNote={counting.setNote}
          onPost={send}
          onClose={() => setPreview(null)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t.clear}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          counting.clear();
          post.forget();
        }}
      >
        {t.clearQuestion(lines.length + faulty)}
      </ConfirmDialog>
    </Paper>
  );
}

function usePreview({ lines, faulty }: Counting) {
  const [preview, setPreview] = useState<CountPreview | null>(null);
  const look = useAction(api.stocker.stock.previewCount, {
    failure: stockTexts.stock.saveFailed,
    affects: ['stock'],
    onSuccess: (found, asked) => {
      // Counted since: those lines would be posted without having been shown.
      if (JSON.stringify(asked.lines) === JSON.stringify(lines)) setPreview(found);
      else if (lines.length > 0 && faulty === 0) void look.run({ lines });
    },
  });
  return { preview, setPreview, look };
}

function undoCount(results: readonly { readonly changeId: number; readonly difference: number }[]) {
  const changed = results.find((result) => result.difference !== 0);
  return changed ? undoStock(changed.changeId) : null;
}
