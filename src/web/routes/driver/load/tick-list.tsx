import { Checkbox, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { isRecord } from '#shared/is-record.ts';
import { packsText } from '#shared/packs.ts';
import { UNIT_LABELS } from '#shared/units.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { useKept } from '#web/routes/driver/use-kept.ts';
import { type Goods, kilograms } from './van-goods.ts';

type TickListProps = {
  /** Under which the ticks are kept on the phone; it ends with the day. */
  readonly name: string;
  readonly label: string;
  readonly goods: readonly Goods[];
  readonly progress: (done: number, all: number) => string;
  /** What everything weighs, where it is known. */
  readonly sum: string | null;
};

/** Goods to be ticked one by one. */
export function TickList({ name, label, goods, progress, sum }: TickListProps) {
  const [kept, setKept] = useKept(name, readTicks);
  const ticks = kept ?? {};
  // A tick is for the pieces that were counted: when there are more or fewer now, it is to be looked at again.
  const isTicked = ({ key, quantity }: Goods) => ticks[key] === quantity;
  const done = goods.filter(isTicked).length;
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text role="status" fw={650}>
          {progress(done, goods.length)}
        </Text>
        {sum !== null && <Text fw={650}>{sum}</Text>}
      </Group>
      <Progress value={(done / goods.length) * 100} color="good" aria-label={label} />
      <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
        {goods.map((item) => (
          <Paper key={item.key} component="li" px="sm">
            <Checkbox
              size="md"
              py="xs"
              checked={isTicked(item)}
              onChange={(event) =>
                setKept({ ...ticks, [item.key]: event.currentTarget.checked ? item.quantity : 0 })
              }
              styles={{
                body: { alignItems: 'center', minHeight: 48 },
                labelWrapper: { flex: 1, minWidth: 0 },
              }}
              label={<GoodsLabel item={item} hasChanged={Boolean(ticks[item.key]) && !isTicked(item)} />}
            />
          </Paper>
        ))}
      </Stack>
    </Stack>
  );
}

function GoodsLabel({ item, hasChanged }: { readonly item: Goods; readonly hasChanged: boolean }) {
  const { weightGrams, quantity } = item;
  const facts = [
    item.shelfPlace && texts.shelf(item.shelfPlace),
    item.code,
    packsText(quantity, item),
    weightGrams !== null && kilograms(weightGrams * quantity),
  ];
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text span fw={600}>
          {item.name}
        </Text>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {item.about !== '' && (
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {item.about}
          </Text>
        )}
        {hasChanged && (
          <Text size="sm" c="warn" fw={600}>
            {texts.loadChanged}
          </Text>
        )}
      </span>
      <Text span fw={700} style={{ whiteSpace: 'nowrap' }}>
        {quantity} {UNIT_LABELS[item.unit]}
      </Text>
    </Group>
  );
}

function readTicks(kept: unknown): Record<string, number> | null {
  if (!isRecord(kept)) return null;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([id, quantity]) => (typeof quantity === 'number' ? [[id, quantity]] : [])),
  );
}
