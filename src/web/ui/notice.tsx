import { Box, type BoxProps } from '@mantine/core';
import type { AriaRole, ReactNode } from 'react';

type NoticeProps = BoxProps & {
  readonly tone: 'bad' | 'warn';
  readonly role?: AriaRole;
  readonly children: ReactNode;
};

export function Notice({ tone, children, ...box }: NoticeProps) {
  return (
    <Box
      p="0.75rem 0.9rem"
      bdrs="md"
      bg={`var(--shop-${tone}-bg)`}
      c={`var(--shop-${tone}-text)`}
      fw={550}
      {...box}
    >
      {children}
    </Box>
  );
}
