import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

type ScrollBoxProps = {
  readonly label: string;
  readonly maxHeight?: string;
  readonly children: ReactNode;
};

/** Scrolls sideways, also by keyboard (WCAG 2.1.1). */
export function ScrollBox({ label, maxHeight = 'none', children }: ScrollBoxProps) {
  return (
    <Box component="section" aria-label={label} tabIndex={0} mah={maxHeight} style={{ overflow: 'auto' }}>
      {children}
    </Box>
  );
}
