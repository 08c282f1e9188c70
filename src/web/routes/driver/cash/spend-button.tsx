import '#web/styles/overlay-styles.ts';
import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconReceipt } from '@tabler/icons-react';
import { z } from 'zod';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { useSpend } from '#web/routes/driver/outbox/use-outbox.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { MoneyInput } from '#web/ui/quantity/money-input.tsx';
import { amountIn, reasonIn } from '#web/ui/quantity/number-schemas.ts';
import { uiTexts } from '#web/ui/texts.ts';

type SpendProps = { readonly date: ISODate; readonly maxCents: number };

export function SpendButton({ date, maxCents }: SpendProps) {
  const [isOpen, sheet] = useDisclosure(false);
  return (
    <>
      <Button
        size="lg"
        variant="default"
        leftSection={<IconReceipt size={20} aria-hidden />}
        onClick={sheet.open}
      >
        {texts.money.spend}
      </Button>
      <Modal
        opened={isOpen}
        onClose={sheet.close}
        title={texts.money.spend}
        centered
        closeButtonProps={{ 'aria-label': uiTexts.close }}
      >
        <SpendForm date={date} maxCents={maxCents} onDone={sheet.close} />
      </Modal>
    </>
  );
}

const spendForm = (maxCents: number) =>
  z.object({
    amountCents: amountIn(texts.amountInvalid).refine(
      (cents) => cents <= maxCents,
      texts.money.spendTooLarge(formatCents(maxCents)),
    ),
    reason: reasonIn(texts.money.reasonMissing),
  });

function SpendForm({ date, maxCents, onDone }: SpendProps & { readonly onDone: () => void }) {
  const spend = useSpend();
  const form = useZodForm(spendForm(maxCents), {
    mode: 'controlled',
    initialValues: { amountCents: '', reason: '' },
  });
  return (
    <form
      {...form.submit((spent) => {
        spend({ date, ...spent });
        onDone();
      })}
    >
      <Stack gap="sm">
        <MoneyInput size="lg" label={texts.money.spendAmount} {...form.field('amountCents')} />
        <TextInput size="lg" label={texts.money.spendReason} maxLength={300} {...form.field('reason')} />
        <Button type="submit" size="lg" h="3.5rem">
          {texts.money.spendSave}
        </Button>
      </Stack>
    </form>
  );
}
