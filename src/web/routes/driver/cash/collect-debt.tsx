import '#web/styles/overlay-styles.ts';
import { Button, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCoins } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { eurosForField, formatCents } from '#shared/prices/money.ts';
import { parseCents } from '#shared/text/parse-number.ts';
import { readHandoverMoney } from '#web/routes/driver/handover/handover-money.ts';
import { useCollect, useCollected } from '#web/routes/driver/outbox/use-outbox.ts';
import { doneColor } from '#web/routes/driver/stop/done-color.ts';
import type { DriverOrder } from '#web/routes/driver/stop/driver-order.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { MoneyInput } from '#web/ui/quantity/money-input.tsx';

export function CollectDebt({ order }: { readonly order: DriverOrder }) {
  const [isOpen, sheet] = useDisclosure(false);
  const { oldDebtCents } = readHandoverMoney(order, 0, useCollected(order.customerId));
  if (oldDebtCents === 0) return null;
  return (
    <>
      <Button
        size="lg"
        fz="md"
        px="xs"
        fullWidth
        variant="default"
        leftSection={<IconCoins size={20} aria-hidden />}
        onClick={sheet.open}
      >
        {texts.money.collectDebt(formatCents(oldDebtCents))}
      </Button>
      <Modal opened={isOpen} onClose={sheet.close} title={texts.money.collectFrom(order.buyerName)}>
        <CollectForm order={order} oldDebtCents={oldDebtCents} onDone={sheet.close} />
      </Modal>
    </>
  );
}

type CollectFormProps = {
  readonly order: DriverOrder;
  readonly oldDebtCents: number;
  readonly onDone: () => void;
};

function CollectForm({ order, oldDebtCents, onDone }: CollectFormProps) {
  const [text, setText] = useState(eurosForField(oldDebtCents));
  const [isTried, setTried] = useState(false);
  const collect = useCollect();
  // A glove taps twice, and the closing dialog still takes taps.
  const isSent = useRef(false);
  const amountCents = parseCents(text).value || null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amountCents === null || isSent.current) return;
    isSent.current = true;
    collect(order, amountCents);
    onDone();
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="sm">
        <MoneyInput
          size="lg"
          label={texts.amountReceived}
          value={text}
          onChange={setText}
          error={isTried && amountCents === null ? texts.amountInvalid : null}
        />
        <Button type="submit" size="lg" h="3.5rem" color={doneColor}>
          {texts.money.collect}
        </Button>
      </Stack>
    </form>
  );
}
