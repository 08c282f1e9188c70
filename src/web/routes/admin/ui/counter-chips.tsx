import { Button, Group, ScrollArea, Text } from '@mantine/core';

export type Counter = {
  readonly id: string;
  readonly label: string;
  readonly count: number | undefined;
};

export type CounterChipsProps = {
  readonly label: string;
  readonly counters: readonly Counter[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
};

export function CounterChips({ label, counters, chosenId, onChoose }: CounterChipsProps) {
  return (
    <ScrollArea type="never" mb="xs">
      <Group component="ul" aria-label={label} gap={6} wrap="nowrap">
        {counters.map(({ id, label: name, count }) => (
          <li key={id} style={{ flex: 'none' }}>
            <Button
              variant={id === chosenId ? 'light' : 'default'}
              aria-pressed={id === chosenId}
              px="sm"
              onClick={() => onChoose(id)}
            >
              <Text span inherit fw={750} mr={6} style={{ fontVariantNumeric: 'tabular-nums' }}>
                {count === undefined ? '…' : count.toLocaleString('de-DE')}
              </Text>
              <Text span inherit fw={500}>
                {name}
              </Text>
            </Button>
          </li>
        ))}
      </Group>
    </ScrollArea>
  );
}
