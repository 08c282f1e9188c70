import '#web/styles/overlay-styles.ts';
import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconReceipt } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { parseCents } from '#shared/text/parse-number.ts';
import { useSpend } from '#web/routes/driver/outbox/use-outbox.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { MoneyInput } from '#web/ui/quantity/money-input.tsx';

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
      <Modal opened={isOpen} onClose={sheet.close} title={texts.money.spend}>
        <SpendForm date={date} maxCents={maxCents} onDone={sheet.close} />
      </Modal>
    </>
  );
}

function SpendForm({ date, maxCents, onDone }: SpendProps & { readonly onDone: () => void }) {
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const spend = useSpend();
  // A glove taps twice, and the closing dialog still takes taps.
  const isSent = useRef(false);
  const amountCents = parseCents(text).value || null;
  const isTooLarge = amountCents !== null && amountCents > maxCents;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amountCents === null || isTooLarge || reason.trim() === '' || isSent.current) return;
    isSent.current = true;
    spend({ date, amountCents, reason: reason.trim() });
    onDone();
  };
  const amountError = isTooLarge ? texts.money.spendTooLarge(formatCents(maxCents)) : texts.amountInvalid;
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="sm">
        <MoneyInput
          size="lg"
          label={texts.money.spendAmount}
          value={text}
          onChange={setText}
          error={isTried && (amountCents === null || isTooLarge) ? amountError : null}
        />
        <TextInput
          size="lg"
          label={texts.money.spendReason}
          maxLength={300}
          value={reason}
          error={isTried && reason.trim() === '' ? texts.money.reasonMissing : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" h="3.5rem">
          {texts.money.spendSave}
        </Button>
      </Stack>
    </form>
  );
}
