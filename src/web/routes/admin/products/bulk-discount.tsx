import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import { NUMBER_FAULT_TEXTS, parsePercent } from '#shared/parse-number.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { productsTexts as texts } from './texts.ts';

/** Asks for one discount for all chosen products. */
export function BulkDiscount({ onApply }: { readonly onApply: (basisPoints: number) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [percent, setPercent] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const apply = () => {
    const { value, reason } = parsePercent(percent);
    if (reason !== undefined) {
      setFault(reason === 'too-large' ? texts.failed.range : NUMBER_FAULT_TEXTS[reason]);
      return;
    }
    setIsOpen(false);
    onApply(value);
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
          <NumberField
            label={texts.bulk.discountLabel}
            value={percent}
            error={fault}
            onChange={(text) => {
              setPercent(text);
              setFault(null);
            }}
          />
          <Button type="submit" size="sm" mt="sm" fullWidth>
            {texts.bulk.apply}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
