import { Drawer, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

type SidePanelProps = {
  /** Whether it stands in the address: `usePlaceParam('order')`, whose `leave` closes it. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Stays in sight at the bottom: what can be done, the next step last. */
  readonly foot?: ReactNode;
};

/** Everything about one thing of a list, beside the list; on a phone in its place. */
export function SidePanel({ isOpen, onClose, title, children, foot }: SidePanelProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position="right"
      size={isPhone ? '100%' : 'min(44rem, 92vw)'}
      overlayProps={{ backgroundOpacity: 0.25 }}
    >
      {children}
      {foot && (
        <Group
          pos="sticky"
          bottom={0}
          mx="calc(var(--mb-padding) * -1)"
          mb="calc(var(--mb-padding) * -1)"
          p="sm"
          justify="flex-end"
          bg="var(--shop-surface)"
          style={{ borderTop: '1px solid var(--shop-line)' }}
        >
          {foot}
        </Group>
      )}
    </Drawer>
  );
}
