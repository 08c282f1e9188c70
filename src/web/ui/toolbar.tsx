import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

type ToolbarProps = { readonly label: string; readonly children: ReactNode };

export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <Group role="toolbar" aria-label={label} gap={6} mb="xs" align="center">
      {children}
    </Group>
  );
}
