import { Button, Group, Paper, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';

type CounterProps = {
  readonly label: string;
  /** The figure; a skeleton stands for it until it is known. */
  readonly value: ReactNode;
  readonly tone?: 'good' | 'warn' | 'bad' | 'info' | 'plain';
  /** Makes it a filter. */
  readonly onClick?: () => void;
  readonly isChosen?: boolean;
};

/** A figure of the page with its name, one line high. Several stand in `Counters`. */
export function Counter({ label, value, tone = 'plain', onClick, isChosen = false }: CounterProps) {
  const content = (
    <Group component="span" gap={6} wrap="nowrap">
      <Text span size="sm" c="dimmed" fw={450}>
        {label}
      </Text>
      {value === undefined ? (
        <Skeleton component="span" h={16} w={28} />
      ) : (
        <Text span fw={700} style={tone === 'plain' ? {} : { color: `var(--shop-${tone}-text)` }}>
          {value}
        </Text>
      )}
    </Group>
  );
  if (!onClick)
    return (
      <Paper px="sm" py={3} radius="xl">
        {content}
      </Paper>
    );
  return (
    <Button
      size="compact-md"
      radius="xl"
      variant={isChosen ? 'light' : 'default'}
      aria-pressed={isChosen}
      onClick={onClick}
    >
      {content}
    </Button>
  );
}

type CountersProps = { readonly label: string; readonly children: ReactNode };

/** The figures over a list, in one line that wraps. */
export function Counters({ label, children }: CountersProps) {
  return (
    <Group
      component="section"
      aria-label={label}
      gap={6}
      mb="xs"
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {children}
    </Group>
  );
}
