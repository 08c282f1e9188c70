import { Button } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { texts } from '#web/routes/packer/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import type { PackingView } from './use-packing-view.ts';

export function NothingFits({ view }: { readonly view: PackingView }) {
  return (
    <EmptyBox
      icon={<IconPackage size={26} />}
      title={texts.orders.empty}
      text={view.choice.query === '' ? texts.orders.noItem : texts.orders.noMatch}
    >
      <Button size="lg" variant="default" onClick={view.clear}>
        {texts.orders.clear}
      </Button>
    </EmptyBox>
  );
}
