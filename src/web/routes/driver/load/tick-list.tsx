import { Alert, Button, Checkbox, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { countText } from '#shared/prices/packs.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { QuantityWords } from '#web/ui/quantity/quantity-words.tsx';
import { isTickedOff, type Ticks, useTicks, withTick } from './use-load-ticks.ts';
import { type Goods, kilograms } from './van-goods.ts';

type TickListProps = {
  readonly name: string;
  readonly label: string;
  readonly goods: readonly Goods[];
  readonly progress: (done: number, all: number) => string;
  readonly sum: string | null;
  readonly gone?: string;
};

export function TickList({ name, label, goods, progress, sum, gone }: TickListProps) {
  const [ticks, setStored, isRead] = useTicks(name);
  const isTicked = (item: Goods) => isTickedOff(ticks, item);
  const done = goods.filter(isTicked).length;
  return (
    <Stack gap="xs">
      {gone !== undefined && <Gone ticks={ticks} goods={goods} title={gone} onTicks={setStored} />}
      <Group justify="space-between">
        <Text role="status" fw={650}>
          {progress(done, goods.length)}
        </Text>
        {sum !== null && <Text fw={650}>{sum}</Text>}
      </Group>
      <Progress value={(done / goods.length) * 100} color="good" aria-label={label} />
      <Stack component="ul" gap={6}>
        {goods.map((item) => (
          <Paper key={item.key} component="li" px="sm">
            <Checkbox
              size="md"
              py="xs"
              checked={isTicked(item)}
              disabled={!isRead}
              onChange={(event) => setStored(withTick(ticks, item, event.currentTarget.checked))}
              styles={{
                body: { alignItems: 'center', minHeight: 48 },
                labelWrapper: { flex: 1, minWidth: 0 },
              }}
              label={
                <GoodsLabel item={item} before={isTicked(item) ? undefined : ticks[item.key]?.quantity} />
              }
            />
          </Paper>
        ))}
      </Stack>
    </Stack>
  );
}

type GoneProps = {
  readonly ticks: Ticks;
  readonly goods: readonly Goods[];
  readonly title: string;
  readonly onTicks: (ticks: Ticks) => void;
};

function Gone({ ticks, goods, title, onTicks }: GoneProps) {
  const listed = new Set(goods.map(({ key }) => key));
  const left = Object.entries(ticks).filter(([key]) => !listed.has(key));
  return (
    <div role="status">
      {left.length > 0 && (
        <Alert color="warn" title={title}>
          {left.map(([key, { quantity, name }]) => (
            <Group key={key} justify="space-between" wrap="nowrap" gap="sm">
              <Text fw={600}>
                {quantity} × {name}
              </Text>
              <Button
                size="md"
                variant="default"
                style={{ flex: 'none' }}
                aria-label={texts.takenOutOf(name)}
                onClick={() =>
                  onTicks(Object.fromEntries(Object.entries(ticks).filter(([id]) => id !== key)))
                }
              >
                {texts.takenOut}
              </Button>
            </Group>
          ))}
        </Alert>
      )}
    </div>
  );
}

type GoodsLabelProps = {
  readonly item: Goods;
  readonly before: number | undefined;
};

function GoodsLabel({ item, before }: GoodsLabelProps) {
  const { weightGrams, quantity } = item;
  const facts = [
    item.shelfPlace && texts.shelf(item.shelfPlace),
    item.code,
    weightGrams !== null && kilograms(weightGrams * quantity),
  ];
  return (
    <Group flex={1} justify="space-between" wrap="nowrap" gap="sm">
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text span fw={600}>
          {item.name}
        </Text>
        <Dimmed>{facts.filter(Boolean).join(' · ')}</Dimmed>
        {item.about !== '' && (
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {item.about}
          </Text>
        )}
        {before !== undefined && (
          <Text size="sm" c="warn" fw={600}>
            {texts.loadChanged(countText(before, item))}
          </Text>
        )}
      </span>
      <QuantityWords quantity={quantity} goods={item} />
    </Group>
  );
}
