import { Combobox, Group, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBarcode } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countText } from '#shared/prices/packs.ts';
import { STOCK_FIGURE_LABELS } from '#shared/stock.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import { StockFigures } from '#web/ui/stock-figures.tsx';
import { QuantityChoices } from './quantity-choices.tsx';
import type { StockItem } from './stock-item.ts';
import { scanTexts } from './texts.ts';
import { endsScan, type ScanState, toScanQuery } from './use-scan.ts';

const DELAY_MS = 300;

type ScanFieldsProps = {
  readonly scan: ScanState;
  readonly hint: string;
  readonly quantityHint: string;
};

export function ScanFields({ scan, hint, quantityHint }: ScanFieldsProps) {
  const t = scanTexts;
  const { item, problem } = scan;
  return (
    <div>
      <CodeField scan={scan}>
        <QuantityInput
          ref={scan.quantityField}
          isWide
          takes="codes"
          w={110}
          label={t.quantity}
          aria-description={quantityHint}
          maxLength={40}
          value={scan.typed}
          error={problem?.of === 'quantity' && problem.text}
          onChange={scan.typeQuantity}
          onKeyDown={(event) => {
            if (!endsScan(event)) return;
            event.preventDefault();
            scan.finish();
          }}
        />
      </CodeField>
      <Group mt={6} mih={24} gap="md" role="status">
        {item ? (
          <>
            <Text size="sm" fw={650}>
              {t.found(item.code, item.name)}
            </Text>
            <StockFigures figures={item} goods={item} />
            <QuantityChoices typed={scan.typed} goods={item} onChoose={scan.choose} />
          </>
        ) : (
          <Dimmed>{hint}</Dimmed>
        )}
      </Group>
    </div>
  );
}

function CodeField({ scan, children }: { readonly scan: ScanState; readonly children: ReactNode }) {
  const t = scanTexts;
  const { problem } = scan;
  const list = useCombobox();
  const [asked] = useDebouncedValue(scan.code.trim(), DELAY_MS);
  const isAsking = scan.code.trim() !== '' && asked !== '' && scan.item?.code !== scan.code;
  const found = useQuery({ ...toScanQuery(asked), enabled: isAsking, placeholderData: keepPreviousData });
  const items: readonly StockItem[] = (isAsking && found.data?.items) || [];
  return (
    <Combobox
      store={list}
      onOptionSubmit={(id) => {
        const chosen = items.find((each) => String(each.id) === id);
        list.closeDropdown();
        if (chosen) scan.take(chosen);
      }}
    >
      <Combobox.DropdownTarget>
        <Group gap="sm" align="flex-start" wrap="nowrap">
          <Combobox.EventsTarget>
            <TextInput
              ref={scan.codeField}
              data-autofocus
              flex={1}
              label={t.find}
              autoComplete="off"
              maxLength={100}
              leftSection={<IconBarcode size={20} aria-hidden />}
              value={scan.code}
              error={problem?.of === 'code' && problem.text}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={() => list.closeDropdown()}
              onChange={(event) => {
                scan.typeCode(event.currentTarget.value);
                list.resetSelectedOption();
                list.openDropdown();
              }}
              onKeyDown={(event) => {
                if (!endsScan(event)) return;
                event.preventDefault();
                if (list.getSelectedOptionIndex() !== -1) {
                  // Enter is handled by the list itself.
                  if (event.key === 'Tab') list.clickSelectedOption();
                  return;
                }
                list.closeDropdown();
                scan.enterCode();
              }}
            />
          </Combobox.EventsTarget>
          {children}
        </Group>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={items.length === 0}>
        <Combobox.Options aria-label={t.find} mah={280} style={{ overflowY: 'auto' }}>
          {items.map((each) => (
            <Combobox.Option key={each.id} value={String(each.id)}>
              <Group justify="space-between" wrap="nowrap" gap="sm">
                <span>
                  {each.name} <Dimmed span>{each.code}</Dimmed>
                </span>
                <Text span size="sm" style={{ whiteSpace: 'nowrap' }}>
                  {STOCK_FIGURE_LABELS.shelf} {countText(each.shelf, each)}
                </Text>
              </Group>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
