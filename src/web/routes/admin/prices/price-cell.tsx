import { Table, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { formatUnitPrice, unitPriceForField } from '#shared/prices/unit-price.ts';
import { readNumberField } from '#web/ui/quantity/typed-number.ts';
import { pricesTexts } from './texts.ts';

const texts = pricesTexts.grid;

type PriceCellProps = {
  readonly place: string;
  readonly label: string;
  readonly priceE4: number | null;
  readonly markedE4: number | null;
  readonly isCurrent: boolean;
  readonly typed: string | null;
  readonly isInvalid: boolean;
  readonly onType: (text: string) => void;
  readonly onOpen: () => void;
  readonly onFocus: () => void;
  readonly onLeave: () => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
};

export function PriceCell(props: PriceCellProps) {
  const { place, label, priceE4, markedE4, isCurrent, typed, onKey } = props;
  const mark = markedE4 === null ? null : texts.marked(formatUnitPrice(markedE4));
  return (
    <Table.Td
      role="gridcell"
      data-cell={place}
      aria-label={`${label}: ${priceE4 === null ? texts.none : formatUnitPrice(priceE4)}${mark ? `. ${mark}` : ''}`}
      tabIndex={isCurrent && typed === null ? 0 : -1}
      ta="right"
      miw={110}
      {...(typed === null ? {} : { p: 2 })}
      {...(mark ? { bg: 'var(--mantine-color-warn-light)', title: mark } : {})}
      style={{ cursor: 'cell', whiteSpace: 'nowrap' }}
      onClick={typed === null ? props.onOpen : undefined}
      onFocus={props.onFocus}
      onKeyDown={onKey}
    >
      {typed === null ? (
        <Figure priceE4={priceE4} isMarked={mark !== null} />
      ) : (
        <TextInput
          size="xs"
          aria-label={label}
          styles={{ input: { textAlign: 'right' } }}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          maxLength={20}
          value={typed}
          error={props.isInvalid}
          onFocus={(event) => {
            // If opened with the stored price, typing replaces it; if opened by a typed character, typing continues it.
            if (priceE4 !== null && typed === unitPriceForField(priceE4)) event.currentTarget.select();
          }}
          onChange={(event) => props.onType(readNumberField(event.currentTarget, typed))}
          onBlur={props.onLeave}
        />
      )}
    </Table.Td>
  );
}

function Figure({ priceE4, isMarked }: { readonly priceE4: number | null; readonly isMarked: boolean }) {
  if (priceE4 === null) {
    return (
      <Text span c="dimmed">
        {texts.none}
      </Text>
    );
  }
  return (
    <Text span inherit fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {isMarked && (
        <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: '-2px', marginRight: 4 }} />
      )}
      {formatUnitPrice(priceE4)}
    </Text>
  );
}
