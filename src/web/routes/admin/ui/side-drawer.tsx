import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useCloseOnTop } from '#web/hooks/use-close-on-top.ts';
import { uiTexts } from '#web/ui/texts.ts';

/** Up to this window width the drawer fills the window. */
const NARROW = {
  '40rem': '(max-width: 47.99em)',
  '42rem': '(max-width: 47.99em)',
  '44rem': '(max-width: 47.99em)',
  '60rem': '(max-width: 61.99em)',
} as const;

type SideDrawerProps = {
  readonly title: string;
  readonly width: keyof typeof NARROW;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function SideDrawer({ title, width, onClose, children }: SideDrawerProps) {
  const close = useCloseOnTop(onClose);
  const isNarrow = useMediaQuery(NARROW[width], false, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened
      onClose={close}
      size={isNarrow ? '100%' : width}
      title={title}
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
    >
      {children}
    </Drawer>
  );
}
