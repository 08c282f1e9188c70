import { Alert, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { countText, stepOf } from '#shared/prices/packs.ts';
import { ScanFields } from '#web/features/stock-scan/scan-fields.tsx';
import type { StockItem } from '#web/features/stock-scan/stock-item.ts';
import { useScan } from '#web/features/stock-scan/use-scan.ts';
import { unmistakably } from '#web/ui/quantity/pack-typing.ts';
import type { CountedAgain } from './count-again.ts';
import { stockTexts } from './stock-texts.ts';
import type { Counting } from './use-counting.ts';

type Again = CountedAgain & { readonly item: StockItem };

export function CountScan({ counting }: { readonly counting: Counting }) {
  const [again, setAgain] = useState<Again | null>(null);
  const before = useRef(new Map<number, Before>());
  const scan = useScan({
    onItem: (item) => {
      before.current.set(item.id, counting.read(item.id));
      counting.scan(item, stepOf(item));
      setAgain(null);
    },
    onQuantity: (item, pieces) => {
      takeBack(item);
      const counted = counting.scan(item, pieces);
      setAgain(counted && { ...counted, item });
    },
  });
  const takeBack = (item: StockItem) => counting.type(item, before.current.get(item.id)?.typed ?? '');
  const { hint, quantityHint } = stockTexts.count;
  const { codeField, item, code } = scan;
  // The code field is cleared with the quantity; the product still shown is done.
  const begun = code === '' ? null : item;
  useEffect(() => codeField.current?.focus(), [codeField]);
  return (
    <>
      <ScanFields scan={scan} hint={hint} quantityHint={quantityHint} />
      {begun && counting.find(begun.id) && (
        <Begun
          item={begun}
          before={before.current.get(begun.id)}
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

type Before = ReturnType<Counting['read']>;

type BegunProps = {
  readonly item: StockItem;
  readonly before: Before;
  readonly onTakeBack: () => void;
};

function Begun({ item, before, onTakeBack }: BegunProps) {
  const { count: t } = stockTexts;
  return (
    <Group gap="sm">
      <Text fw={600} role="status">
        {before === undefined ? t.one(countText(stepOf(item), item)) : t.before(textOf(before, item))}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={onTakeBack}>
        {t.takeBack}
      </Button>
    </Group>
  );
}

function textOf({ pieces, typed }: NonNullable<Before>, item: StockItem): string {
  return pieces === null ? typed : countText(pieces, item);
}

function CountedTwice({ again, counting }: { readonly again: Again; readonly counting: Counting }) {
  const { count: t } = stockTexts;
  const { item, before, now, sum } = again;
  const say = (pieces: number) => countText(pieces, item);
  const choose = (choice: string) => {
    // A new count is compared with the current stock.
    if (choice === 'replace') counting.leaveOut([item.id]);
    counting.type(item, unmistakably(choice === 'replace' ? now : sum, item));
  };
  return (
    <Alert color="warn" role="status">
      <Group gap="sm" justify="space-between">
        <Text>{t.again(item.name, say(before), say(now))}</Text>
        <SegmentedControl
          aria-label={t.againLabel}
          value={counting.find(item.id)?.pieces === now ? 'replace' : 'add'}
          onChange={choose}
          data={[
            { value: 'add', label: t.add(say(sum)) },
            { value: 'replace', label: t.replace(say(now)) },
          ]}
        />
      </Group>
    </Alert>
  );
}
