import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

type OpenLinkProps = { readonly onOpen: () => void; readonly children: ReactNode };

export function OpenLink({ onOpen, children }: OpenLinkProps) {
  return (
    <Anchor component="button" type="button" inherit fw={650} ta="left" onClick={onOpen}>
      {children}
    </Anchor>
  );
}
