import { Button, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CREDIT_REASONS, DEBIT_CREDIT_REASONS, type IssuedDocument } from '#shared/accounting/documents.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { type ChosenReason, reasonOf } from '#web/features/documents/chosen-reason.ts';
import { ReasonChoice } from '#web/features/documents/reason-choice.tsx';
import { correctedName } from '#web/features/documents/texts.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { CorrectionFrame } from './correction-frame.tsx';
import { type CreditDraft, fillAll, goodsOf, NO_CREDIT, type OpenLine, readCredit } from './credit-draft.ts';
import { CreditLine } from './credit-line.tsx';
import { correctionTexts as texts } from './texts.ts';

export type CorrectionProps = {
  readonly document: IssuedDocument;
  readonly onClose: () => void;
  readonly onDone: (noteId: number) => void;
};

const KINDS = [
  { value: 'pieces', label: texts.pieces },
  { value: 'amounts', label: texts.amounts },
] as const;

export function CreditDialog({ document, onClose, onDone }: CorrectionProps) {
  const isDebit = document.kind === 'debit_note';

  const { balance, open, draft, setDraft, reason, setReason, isTried, read, check, isSending, send } =
    useCredit(document, onDone);
  return (
    <CorrectionFrame
      title={texts.creditTitle(correctedName(document))}
      sumLabel={texts.sum}
      totalCents={read.totalCents}
      submitLabel={texts.submitCredit}
      question={(amount) => texts.confirmCredit(amount, correctedName(document))}
      check={check}
      isSending={isSending}
      onSend={send}
      onClose={onClose}
    >
      <Stack gap="sm">
        <ReasonChoice
          reason={reason}
          reasons={isDebit ? DEBIT_CREDIT_REASONS : CREDIT_REASONS}
          onChange={setReason}
          isTried={isTried}
        />
        <Choices open={open} draft={draft} onDraft={setDraft} hasPieces={!isDebit} />
        <Dimmed>{hintOf(draft, isDebit)}</Dimmed>
        <PageState
          query={balance}
          failure={texts.failed}
          loading={<Skeleton h={180} radius="md" />}
          isEmpty={() => open.length === 0}
          empty={<Text fw={600}>{texts.nothingLeft}</Text>}
        >
          {() => (
            <Stack component="ul" gap={0}>
              {read.lines.map((line) => (
                <CreditLine
                  key={line.open.lineId}
                  line={line}
                  by={draft.by}
                  goods={goodsOf(draft, line.open.lineId, reason.choice)}
                  onType={(text) =>
                    setDraft({ ...draft, typed: { ...draft.typed, [idOf(line.open)]: text } })
                  }
                  onGoods={(goods) =>
                    setDraft({ ...draft, goods: { ...draft.goods, [idOf(line.open)]: goods } })
                  }
                />
              ))}
            </Stack>
          )}
        </PageState>
      </Stack>
    </CorrectionFrame>
  );
}

type ChoicesProps = {
  readonly open: readonly OpenLine[];
  readonly draft: CreditDraft;
  readonly onDraft: (draft: CreditDraft) => void;
  readonly hasPieces: boolean;
};

function Choices({ open, draft, onDraft, hasPieces }: ChoicesProps) {
  return (
    <Group justify={hasPieces ? 'space-between' : 'flex-end'} gap="sm">
      {hasPieces && (
        <SegmentedControl
          aria-label={texts.by}
          data={[...KINDS]}
          value={draft.by}
          onChange={(by) => onDraft({ ...NO_CREDIT, by: by === 'amounts' ? by : 'pieces' })}
        />
      )}
      <Group gap="xs">
        <Button
          variant="subtle"
          color="gray"
          disabled={open.length === 0}
          onClick={() => onDraft(fillAll(open, draft))}
        >
          {texts.everything}
        </Button>
        <Button variant="subtle" color="gray" onClick={() => onDraft({ ...NO_CREDIT, by: draft.by })}>
          {texts.nothing}
        </Button>
      </Group>
    </Group>
  );
}

function hintOf({ by }: CreditDraft, isDebit: boolean): string {
  if (isDebit) return texts.debitHint;
  return by === 'pieces' ? texts.piecesHint : texts.amountsHint;
}

function idOf({ lineId }: OpenLine): number {
  return lineId;
}

function useCredit({ id: documentId, kind }: IssuedDocument, onDone: (noteId: number) => void) {
  const balance = useQuery(api.admin.documents.balance.queryOptions({ documentId }, { staleTime: 0 }));
  const isDebit = kind === 'debit_note';
  const [draft, setDraft] = useState<CreditDraft>({ ...NO_CREDIT, by: isDebit ? 'amounts' : 'pieces' });
  const [reason, setReason] = useState<ChosenReason>({
    choice: isDebit ? DEBIT_CREDIT_REASONS[0] : CREDIT_REASONS[0],
    text: '',
  });
  const [isTried, setTried] = useState(false);
  const open = (balance.data?.lines ?? []).filter((line) => line.quantity > 0 || line.totalCents > 0);
  const read = readCredit(open, draft);
  const chosen = reasonOf(reason);
  const credit = useAction(api.admin.documents.credit, {
    attempts: { about: (wanted) => wanted.documentId },
    affects: ['document', 'order', 'stock'],
    failure: texts.creditFailed,
    success: (note) => texts.done(note.number, formatCents(note.totalCents)),
    onDone: (note) => onDone(note.id),
  });
  const send = () => {
    if (chosen === null) return;
    const lines = read.credited.map(({ open: { lineId }, pieces, cents }) =>
      draft.by === 'pieces'
        ? { lineId, quantity: pieces, goods: goodsOf(draft, lineId, reason.choice) }
        : { lineId, amountCents: cents, goods: 'none' as const },
    );
    void credit.run({ documentId, reason: chosen, lines });
  };
  const check = () => {
    setTried(true);
    return read.canSend && chosen !== null;
  };
  return {
    balance,
    open,
    draft,
    setDraft,
    reason,
    setReason,
    isTried,
    read,
    check,
    isSending: credit.isPending,
    send,
  };
}
