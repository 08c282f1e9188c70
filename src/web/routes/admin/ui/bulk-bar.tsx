import { Button, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './bulk-bar.module.css';
import { adminTexts } from './texts.ts';

type BulkBarProps = {
  readonly label: string;
  readonly count: number;
  readonly onClear: () => void;
  /** Whether it stands after its list, and lies over the end of it. */
  readonly isAtEnd?: boolean;
  /** What can be done to the chosen ones. */
  readonly actions: ReactNode;
  /** What is asked before, and told afterwards. */
  readonly children?: ReactNode;
};

/** Says how many rows are chosen and what can be done to them at once. */
export function BulkBar({ label, count, onClear, isAtEnd, actions, children }: BulkBarProps) {
  return (
    <section className={classes['bar']} data-end={isAtEnd || undefined} aria-label={label}>
      <Text fw={650} role="status">
        {adminTexts.selected(count)}
      </Text>
      <Group gap="xs">
        {actions}
        <Button
          variant="subtle"
          c="var(--mantine-color-text)"
          size="sm"
          leftSection={<IconX size={16} aria-hidden />}
          onClick={onClear}
        >
          {adminTexts.unselect}
        </Button>
      </Group>
      {children}
    </section>
  );
}
