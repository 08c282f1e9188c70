import '#web/styles/overlay-styles.ts';
import { Button, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCoins } from '@tabler/icons-react';
import { z } from 'zod';
import { eurosForField, formatCents } from '#shared/prices/money.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { readHandoverMoney } from '#web/routes/driver/handover/handover-money.ts';
import { useCollect, useCollected } from '#web/routes/driver/outbox/use-outbox.ts';
import { doneColor } from '#web/routes/driver/stop/done-color.ts';
import type { DriverOrder } from '#web/routes/driver/stop/driver-order.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { MoneyInput } from '#web/ui/quantity/money-input.tsx';
import { amountIn } from '#web/ui/quantity/number-schemas.ts';
import { uiTexts } from '#web/ui/texts.ts';

export function CollectDebt({ order }: { readonly order: DriverOrder }) {
  const [isOpen, sheet] = useDisclosure(false);
  const { oldDebtCents } = readHandoverMoney(order, 0, useCollected(order.customerId));
  if (oldDebtCents === 0) return null;
  return (
    <>
      <Button
        size="lg"
        px="xs"
        fullWidth
        variant="default"
        leftSection={<IconCoins size={20} aria-hidden />}
        onClick={sheet.open}
      >
        {texts.money.collectDebt(formatCents(oldDebtCents))}
      </Button>
      <Modal
        opened={isOpen}
        onClose={sheet.close}
        title={texts.money.collectFrom(order.buyerName)}
        centered
        closeButtonProps={{ 'aria-label': uiTexts.close }}
      >
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

const collectForm = z.object({ amountCents: amountIn(texts.amountInvalid) });

function CollectForm({ order, oldDebtCents, onDone }: CollectFormProps) {
  const collect = useCollect();
  const form = useZodForm(collectForm, {
    mode: 'controlled',
    initialValues: { amountCents: eurosForField(oldDebtCents) },
  });
  return (
    <form
      {...form.submit(({ amountCents }) => {
        collect(order, amountCents);
        onDone();
      })}
    >
      <Stack gap="sm">
        <MoneyInput size="lg" label={texts.amountReceived} {...form.field('amountCents')} />
        <Button type="submit" size="lg" h="3.5rem" color={doneColor}>
          {texts.money.collect}
        </Button>
      </Stack>
    </form>
  );
}
