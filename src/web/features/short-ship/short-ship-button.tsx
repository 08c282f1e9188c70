import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPackageOff } from '@tabler/icons-react';
import { ShortShipDialog } from './short-ship-dialog.tsx';
import { shortShipTexts as texts } from './texts.ts';
import type { Shortage, ShortLine } from './use-short-ship.ts';

type ShortShipButtonProps = {
  readonly line: Omit<ShortLine, 'orderId' | 'orderLineId' | 'productId'>;
  readonly onShort: (shortage: Shortage) => void;
  readonly size?: number | string;
};

export function ShortShipButton({ line, onShort, size = 'var(--panel-target, 32px)' }: ShortShipButtonProps) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <ActionIcon
        size={size}
        aria-label={texts.open(line.productName)}
        title={texts.open(line.productName)}
        onClick={dialog.open}
      >
        <IconPackageOff size={18} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <ShortShipDialog
          line={line}
          onClose={dialog.close}
          onShort={(shortage) => {
            dialog.close();
            onShort(shortage);
          }}
        />
      )}
    </>
  );
}
