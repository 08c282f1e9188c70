import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

export function OpenLink({
  onOpen,
  children,
}: {
  readonly onOpen: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Anchor component="button" type="button" inherit fw={650} ta="left" onClick={onOpen}>
      {children}
    </Anchor>
  );
}
