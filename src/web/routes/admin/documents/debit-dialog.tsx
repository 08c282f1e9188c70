import {
  Alert,
  Box,
  Button,
  CloseButton,
  Group,
  NativeSelect,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DEBIT_REASONS, type IssuedDocument, MAX_DEBIT_CENTS } from '#shared/accounting/documents.ts';
import { formatBasisPoints, formatCents } from '#shared/prices/money.ts';
import { vatRatesOn } from '#shared/prices/vat.ts';
import { NUMBER_FAULT_TEXTS } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { type ChosenReason, reasonOf } from '#web/features/documents/chosen-reason.ts';
import { ReasonChoice } from '#web/features/documents/reason-choice.tsx';
import { useAction } from '#web/hooks/use-action.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { readNumberField } from '#web/ui/quantity/typed-number.ts';
import { CorrectionFrame } from './correction-frame.tsx';
import type { CorrectionProps } from './credit-dialog.tsx';
import { type DebitDraft, readAmount, readDebit, type WordsDraft } from './debit-draft.ts';
import { quantityText } from './document-content.tsx';
import { correctionTexts as texts } from './texts.ts';

export function DebitDialog({ document: invoice, onClose, onDone }: CorrectionProps) {
  const [draft, setDraft] = useState<DebitDraft>({ typed: {}, words: [] });
  const [reason, setReason] = useState<ChosenReason>({ choice: DEBIT_REASONS[0], text: '' });
  const [isTried, setTried] = useState(false);
  const lineIds = invoice.lines.map(({ lineId }) => lineId);
  const read = readDebit(lineIds, draft);
  const chosen = reasonOf(reason);
  const isTooMuch = read.totalCents > MAX_DEBIT_CENTS;
  const exceeds = read.totalCents > invoice.totalCents;
  const debit = useAction(api.admin.documents.debit, {
    attempts: { about: ({ documentId }) => documentId },
    affects: ['document'],
    failure: texts.debitFailed,
    success: (note) => texts.done(note.number, formatCents(note.totalCents)),
    onDone: (note) => onDone(note.id),
  });
  return (
    <CorrectionFrame
      title={texts.debitTitle(invoice.number)}
      sumLabel={texts.debitSum}
      totalCents={read.totalCents}
      submitLabel={texts.submitDebit}
      isUnusual={exceeds}
      question={(amount) => (
        <>
          {exceeds && (
            <Alert color="bad" mb="sm" role="alert">
              {texts.debitExceeds(amount, invoice.number, formatCents(invoice.totalCents))}
            </Alert>
          )}
          {texts.confirmDebit(amount, invoice.number)}
        </>
      )}
      check={() => {
        setTried(true);
        return read.canSend && !isTooMuch && chosen !== null;
      }}
      isSending={debit.isPending}
      onSend={() => {
        if (chosen !== null) void debit.run({ documentId: invoice.id, reason: chosen, lines: read.lines });
      }}
      onClose={onClose}
    >
      <Stack gap="sm">
        <ReasonChoice reason={reason} reasons={DEBIT_REASONS} onChange={setReason} isTried={isTried} />
        <Title order={3} size="h5">
          {texts.onLines}
        </Title>
        <Stack component="ul" gap={0}>
          {invoice.lines.map((line) => (
            <AmountLine
              key={line.lineId}
              line={line}
              text={draft.typed[line.lineId] ?? ''}
              onType={(text) => setDraft({ ...draft, typed: { ...draft.typed, [line.lineId]: text } })}
            />
          ))}
        </Stack>
        <Words
          draft={draft}
          rates={ratesOf(invoice)}
          isTried={isTried}
          onChange={(words) => setDraft({ ...draft, words })}
        />
        {isTooMuch && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {texts.debitTooLarge(formatCents(MAX_DEBIT_CENTS))}
          </Text>
        )}
      </Stack>
    </CorrectionFrame>
  );
}

function ratesOf({ vat, issuedOn }: IssuedDocument): number[] {
  return [...new Set([...vat.map((rate) => rate.vatBasisPoints), ...vatRatesOn(issuedOn)])];
}

type AmountLineProps = {
  readonly line: IssuedDocument['lines'][number];
  readonly text: string;
  readonly onType: (text: string) => void;
};

function AmountLine({ line, text, onType }: AmountLineProps) {
  const { fault } = readAmount(text);
  return (
    <Group
      component="li"
      gap="xs"
      py={8}
      justify="space-between"
      wrap="nowrap"
      style={{ borderTop: '1px solid var(--shop-line)' }}
    >
      <Box miw={0}>
        <Text size="sm" fw={600}>
          {line.name}
        </Text>
        <Dimmed size="xs">{texts.line(quantityText(line), formatCents(line.totalCents))}</Dimmed>
      </Box>
      <TextInput
        w={110}
        size="sm"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        aria-label={texts.amountOf(line.name)}
        value={text}
        error={fault && NUMBER_FAULT_TEXTS[fault]}
        onChange={(event) => onType(readNumberField(event.currentTarget, text))}
      />
    </Group>
  );
}

type WordsProps = {
  readonly draft: DebitDraft;
  readonly rates: readonly number[];
  readonly isTried: boolean;
  readonly onChange: (words: readonly WordsDraft[]) => void;
};

function Words({ draft: { words }, rates, isTried, onChange }: WordsProps) {
  const change = (key: number, part: Partial<WordsDraft>) =>
    onChange(words.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => {
    const key = Math.max(0, ...words.map((line) => line.key)) + 1;
    onChange([...words, { key, description: '', amount: '', vatBasisPoints: rates[0] ?? 0 }]);
  };
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={3} size="h5">
          {texts.inWords}
        </Title>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={add}
        >
          {texts.addLine}
        </Button>
      </Group>
      {words.map((line, place) => (
        <Group key={line.key} gap="xs" align="flex-end">
          <TextInput
            flex="1 1 14rem"
            label={texts.description}
            autoComplete="off"
            maxLength={200}
            value={line.description}
            error={isTried && line.description.trim() === '' ? texts.descriptionMissing : null}
            onChange={(event) => change(line.key, { description: event.currentTarget.value })}
          />
          <TextInput
            w={150}
            label={texts.amount}
            inputMode="decimal"
            autoComplete="off"
            value={line.amount}
            error={isTried && amountFault(line.amount)}
            onChange={(event) =>
              change(line.key, { amount: readNumberField(event.currentTarget, line.amount) })
            }
          />
          <NativeSelect
            w={90}
            label={texts.rate}
            data={rates.map((rate) => ({ value: String(rate), label: formatBasisPoints(rate) }))}
            value={String(line.vatBasisPoints)}
            onChange={(event) => change(line.key, { vatBasisPoints: Number(event.currentTarget.value) })}
          />
          <CloseButton
            size="lg"
            aria-label={texts.removeLine(place + 1)}
            onClick={() => onChange(words.filter(({ key }) => key !== line.key))}
          />
        </Group>
      ))}
    </Stack>
  );
}

function amountFault(text: string): string | null {
  const { fault } = readAmount(text.trim() === '' ? '-' : text);
  return fault && NUMBER_FAULT_TEXTS[text.trim() === '' ? 'empty' : fault];
}
