import { Alert, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { CountedAgain } from './count-again.ts';
import { ScanFields } from './scan-fields.tsx';
import type { StockItem } from './stock-item.ts';
import { stockTexts } from './stock-texts.ts';
import type { Counting } from './use-counting.ts';
import { useScan } from './use-scan.ts';

type Again = CountedAgain & { readonly item: StockItem };

export function CountScan({ counting }: { readonly counting: Counting }) {
  const [again, setAgain] = useState<Again | null>(null);
  const before = useRef(new Map<number, string>());
  const scan = useScan({
    onItem: (item) => {
      before.current.set(item.id, counting.read(item.id));
      counting.scan(item, 1);
      setAgain(null);
    },
    onQuantity: (item, quantity) => {
      takeBack(item);
      const counted = counting.scan(item, quantity);
      setAgain(counted && { ...counted, item });
    },
  });
  const takeBack = (item: StockItem) => counting.type(item, before.current.get(item.id) ?? '');
  const { hint, quantityHint } = stockTexts.count;
  const { codeField, item, code } = scan;
  // The code field is cleared with the quantity; the product still named is done.
  const begun = code === '' ? null : item;
  useEffect(() => codeField.current?.focus(), [codeField]);
  return (
    <>
      <ScanFields scan={scan} hint={hint} quantityHint={quantityHint} />
      {begun && counting.find(begun.id) && (
        <Begun
          before={before.current.get(begun.id) ?? ''}
          onTakeBack={() => {
            takeBack(begun);
            scan.leave();
          }}
        />
      )}
      {again && counting.find(again.item.id) && <CountedTwice again={again} counting={counting} />}
    </>
  );
}

type BegunProps = { readonly before: string; readonly onTakeBack: () => void };

function Begun({ before, onTakeBack }: BegunProps) {
  const { count: t } = stockTexts;
  return (
    <Group gap="sm">
      <Text fw={600} role="status">
        {before === '' ? t.one : t.before(before)}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={onTakeBack}>
        {t.takeBack}
      </Button>
    </Group>
  );
}

function CountedTwice({ again, counting }: { readonly again: Again; readonly counting: Counting }) {
  const { count: t } = stockTexts;
  const { item, before, now, sum } = again;
  const choose = (choice: string) => {
    // A fresh count is compared with the stock of now.
    if (choice === 'replace') counting.leaveOut([item.id]);
    counting.type(item, String(choice === 'replace' ? now : sum));
  };
  return (
    <Alert color="warn" role="status">
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
