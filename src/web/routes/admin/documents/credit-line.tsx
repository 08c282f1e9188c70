import { Box, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { CREDIT_GOODS, CREDIT_GOODS_LABELS, type CreditGoods } from '#shared/accounting/documents.ts';
import { formatCents } from '#shared/prices/money.ts';
import { NUMBER_FAULT_TEXTS } from '#shared/text/parse-number.ts';
import { Money } from '#web/ui/money.tsx';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import { readNumberField } from '#web/ui/quantity/typed-number.ts';
import type { CreditDraft, ReadLine } from './credit-draft.ts';
import { quantityText } from './document-content.tsx';
import { correctionTexts as texts } from './texts.ts';

type CreditLineProps = {
  readonly line: ReadLine;
  readonly by: CreditDraft['by'];
  readonly goods: CreditGoods;
  readonly onType: (text: string) => void;
  readonly onGoods: (goods: CreditGoods) => void;
};

const GOODS = CREDIT_GOODS.map((value) => ({ value, label: CREDIT_GOODS_LABELS[value] }));

export function CreditLine({ line, by, goods, onType, onGoods }: CreditLineProps) {
  const { open, text, pieces, cents, fault } = line;
  const { line: invoiced } = open;
  const byPieces = by === 'pieces';
  const faultText = fault === 'too-large' ? texts.tooMuch : fault && NUMBER_FAULT_TEXTS[fault];
  const field = { size: 'sm', placeholder: '0', value: text, error: faultText } as const;
  return (
    <Group
      component="li"
      gap="xs"
      py={8}
      justify="space-between"
      align="flex-start"
      style={{ borderTop: '1px solid var(--shop-line)' }}
    >
      <Box flex="1 1 14rem" miw={0}>
        <Text size="sm" fw={600}>
          {invoiced.name}
        </Text>
        <Text size="xs" c="dimmed">
          {invoicedText(invoiced)} · {leftText(line)}
        </Text>
      </Box>
      <Group gap="xs" align="flex-start" ml="auto">
        {byPieces ? (
          <QuantityInput
            {...field}
            aria-label={texts.piecesOf(invoiced.name)}
            disabled={open.quantity === 0}
            onChange={onType}
          />
        ) : (
          <TextInput
            {...field}
            w={110}
            inputMode="decimal"
            autoComplete="off"
            aria-label={texts.amountOf(invoiced.name)}
            onChange={(event) => onType(readNumberField(event.currentTarget, field.value))}
          />
        )}
        {byPieces && (
          <NativeSelect
            w={172}
            size="sm"
            aria-label={texts.goodsOf(invoiced.name)}
            data={GOODS}
            value={goods}
            disabled={pieces === 0}
            onChange={({ currentTarget: { value } }) =>
              onGoods(CREDIT_GOODS.find((known) => known === value) ?? goods)
            }
          />
        )}
        <Text
          w={84}
          ml="auto"
          ta="right"
          pt={7}
          size="sm"
          fw={cents > 0 ? 650 : 400}
          c={cents > 0 ? '' : 'dimmed'}
        >
          <Money cents={cents} />
        </Text>
      </Group>
    </Group>
  );
}

function invoicedText(line: ReadLine['open']['line']): string {
  const total = formatCents(line.totalCents);
  return line.quantity === 0 ? texts.debitLine(total) : texts.line(quantityText(line), total);
}

function leftText({ open: { line, quantity, totalCents } }: ReadLine): string {
  if (line.quantity === 0) return texts.leftAmount(formatCents(totalCents));
  return texts.left(quantityText({ ...line, quantity }), formatCents(totalCents));
}
