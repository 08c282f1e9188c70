import { Group, type MantineSpacing } from '@mantine/core';
import type { ReactNode } from 'react';

type ToolbarProps = {
  readonly label: string;
  /** `end`: where fields have visible labels. */
  readonly align?: 'center' | 'end' | undefined;
  readonly mb?: MantineSpacing;
  readonly children: ReactNode;
};

export function Toolbar({ label, align = 'center', mb = 'xs', children }: ToolbarProps) {
  return (
    <Group role="toolbar" aria-label={label} gap={6} mb={mb} align={align}>
      {children}
    </Group>
  );
}
