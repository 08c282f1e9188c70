import { Alert, Group, SegmentedControl, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { CountedAgain } from './count-again.ts';
import { ScanFields } from './scan-fields.tsx';
import type { StockItem } from './stock-item.ts';
import { stockTexts } from './stock-texts.ts';
import type { Counting } from './use-counting.ts';
import { useScan } from './use-scan.ts';

type Again = CountedAgain & { readonly item: StockItem };

/** Counts by scanner; a product that was counted before says so, and what is to become of the two figures. */
export function CountScan({ counting }: { readonly counting: Counting }) {
  const [again, setAgain] = useState<Again | null>(null);
  const scan = useScan({
    onItem: () => undefined,
    onQuantity: (item, quantity) => {
      const counted = counting.scan(item, quantity);
      setAgain(counted && { ...counted, item });
    },
  });
  const { hint, quantityHint, before } = stockTexts.count;
  const { codeField, item, code } = scan;
  // With the quantity the code is gone: the product that is still named has been dealt with.
  const typed = item && code !== '' ? counting.find(item.id)?.typed : undefined;
  useEffect(() => codeField.current?.focus(), [codeField]);
  return (
    <>
      <ScanFields scan={scan} hint={hint} quantityHint={quantityHint} />
      {typed !== undefined && (
        <Text fw={600} role="status">
          {before(typed)}
        </Text>
      )}
      {again && counting.find(again.item.id) && <CountedTwice again={again} counting={counting} />}
    </>
  );
}

function CountedTwice({ again, counting }: { readonly again: Again; readonly counting: Counting }) {
  const { count: t } = stockTexts;
  const { item, before, now, sum } = again;
  const choose = (choice: string) => {
    // Counted from the beginning: against what the shelf should hold now.
    if (choice === 'replace') counting.leaveOut([item.id]);
    counting.type(item, String(choice === 'replace' ? now : sum));
  };
  return (
    <Alert color="orange" role="status">
      <Group gap="sm" justify="space-between">
        <Text>{t.again(item.name, before, now)}</Text>
        <SegmentedControl
          aria-label={t.againLabel}
          value={counting.find(item.id)?.typed === String(now) ? 'replace' : 'add'}
          onChange={choose}
          data={[
            { value: 'add', label: t.add(sum) },
            { value: 'replace', label: t.replace(now) },
          ]}
        />
      </Group>
    </Alert>
  );
}
