import { ActionIcon, Group, Paper, Text } from '@mantine/core';
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
      <Group gap="xs">
        <Group gap={4} mr="auto" wrap="nowrap">
          <ActionIcon
            size={40}
            aria-label={adminTexts.unselect}
            title={adminTexts.unselect}
            onClick={onClear}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
          <Text fw={650} role="status">
            {adminTexts.selected(count)}
          </Text>
        </Group>
        <Group gap={6} grow preventGrowOverflow={false}>
          {actions}
        </Group>
      </Group>
      {children}
    </Paper>
  );
}
