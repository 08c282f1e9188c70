import { Button, Group, Paper, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { adminTexts } from './texts.ts';

type BulkBarProps = {
  readonly label: string;
  readonly count: number;
  readonly onClear: () => void;
  readonly offer?: ReactNode;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
};

export function BulkBar({ label, count, onClear, offer, actions, children }: BulkBarProps) {
  const isNarrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  // On a phone the bar stays one row high and scrolls.
  const wrap = isNarrow ? 'nowrap' : 'wrap';
  return (
    <Paper
      component="section"
      aria-label={label}
      pos="sticky"
      bottom={12}
      mt="sm"
      p="sm"
      shadow="md"
      style={{ zIndex: 20, borderColor: 'var(--shop-accent)' }}
    >
      {offer}
      <Group gap="xs" wrap={wrap} style={{ overflowX: 'auto', whiteSpace: 'nowrap' }}>
        <Text fw={650} role="status" mr="sm">
          {adminTexts.selected(count)}
        </Text>
        <Group gap="xs" wrap={wrap} {...(isNarrow ? { miw: 'max-content' } : {})}>
          {actions}
        </Group>
        <Button
          variant="subtle"
          miw="max-content"
          c="var(--mantine-color-text)"
          leftSection={<IconX size={16} aria-hidden />}
          onClick={onClear}
        >
          {adminTexts.unselect}
        </Button>
      </Group>
      {children}
    </Paper>
  );
}
