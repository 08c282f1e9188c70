import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';

type FactProps = Pick<TextProps, 'size' | 'fw'> & {
  readonly label: string;
  readonly labelSize?: 'xs' | 'sm';
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

export function Fact({ label, labelSize = 'xs', isWide = false, children, ...value }: FactProps) {
  return (
    <div style={{ overflowWrap: 'anywhere', ...(isWide && { gridColumn: '1 / -1' }) }}>
      <Text component="dt" size={labelSize} c="dimmed">
        {label}
      </Text>
      <Text component="dd" size="sm" fw={550} {...value}>
        {children}
      </Text>
    </div>
  );
}
