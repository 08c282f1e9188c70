import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import { toBasisPoints } from '#shared/money.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { toNumber } from '#web/routes/admin/ui/number-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { productsTexts as texts } from './texts.ts';

/** Asks for one discount for all chosen products. */
export function BulkDiscount({ onApply }: { readonly onApply: (basisPoints: number) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [percent, setPercent] = useState('');
  const apply = () => {
    const wanted = toNumber(percent);
    if (percent === '' || wanted > 100) {
      showToast({ tone: 'error', message: texts.failed.range });
      return;
    }
    setIsOpen(false);
    onApply(toBasisPoints(wanted));
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus withArrow>
      <Popover.Target>
        <Button variant="default" size="sm" onClick={() => setIsOpen(!isOpen)}>
          {texts.bulk.discount}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
        >
          <NumberField label={texts.bulk.discountLabel} value={percent} onChange={setPercent} />
          <Button type="submit" size="sm" mt="sm" fullWidth>
            {texts.bulk.apply}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
