import { Button, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import type { IssuedDocument } from '#shared/documents.ts';
import { ReasonChoice } from '#web/features/papers/reason-choice.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { CorrectionFrame } from './correction-frame.tsx';
import { type CreditDraft, fillAll, goodsOf, NO_CREDIT, type OpenLine } from './credit-draft.ts';
import { CreditLine } from './credit-line.tsx';
import { correctionTexts as texts } from './texts.ts';
import { useCredit } from './use-credit.ts';

/** What the dialogs that correct an invoice are given. */
export type CorrectionProps = {
  readonly invoice: IssuedDocument;
  readonly onClose: () => void;
  readonly onDone: (noteId: number) => void;
};

const KINDS = [
  { value: 'pieces', label: texts.pieces },
  { value: 'amounts', label: texts.amounts },
] as const;

/** Asks what of an invoice is credited, why, and where the goods go. */
export function CreditDialog({ invoice, onClose, onDone }: CorrectionProps) {
  const { balance, open, draft, setDraft, reason, setReason, isTried, read, check, isSending, send } =
    useCredit(invoice.id, onDone);
  return (
    <CorrectionFrame
      title={texts.creditTitle(invoice.number)}
      sumLabel={texts.sum}
      totalCents={read.totalCents}
      submitLabel={texts.submitCredit}
      question={(amount) => texts.confirmCredit(amount, invoice.number)}
      check={check}
      isSending={isSending}
      onSend={send}
      onClose={onClose}
    >
      <Stack gap="sm">
        <ReasonChoice reason={reason} onChange={setReason} isTried={isTried} />
        <Choices open={open} draft={draft} onDraft={setDraft} />
        <Text size="sm" c="dimmed">
          {draft.by === 'pieces' ? texts.piecesHint : texts.amountsHint}
        </Text>
        <PageState
          query={balance}
          failure={texts.failed}
          loading={<Skeleton h={180} radius="md" />}
          isEmpty={() => open.length === 0}
          empty={<Text fw={600}>{texts.nothingLeft}</Text>}
        >
          {() => (
            <Stack component="ul" gap={0} m={0} p={0}>
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
};

/** Pieces or money alone; everything that is left, or nothing. */
function Choices({ open, draft, onDraft }: ChoicesProps) {
  return (
    <Group justify="space-between" gap="sm">
      <SegmentedControl
        aria-label={texts.by}
        data={[...KINDS]}
        value={draft.by}
        onChange={(by) => onDraft({ ...NO_CREDIT, by: by === 'amounts' ? by : 'pieces' })}
      />
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

function idOf({ lineId }: OpenLine): number {
  return lineId;
}
