import '#web/styles/overlay-styles.ts';
import { Button, Modal, Stack, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDoorOff } from '@tabler/icons-react';
import { useState } from 'react';
import { ATTEMPT_REASON_LABELS, ATTEMPT_REASONS, type AttemptReason } from '#shared/delivery.ts';
import { PhotoField } from '#web/routes/driver/handover/photo-field.tsx';
import { texts } from '#web/routes/driver/texts.ts';
import type { DriverOrder } from './driver-order.ts';
import type { StopActions } from './use-stop-actions.ts';

type AttemptButtonProps = { readonly order: DriverOrder; readonly actions: StopActions };

const MAX_NOTE = 300;

export function AttemptButton({ order, actions }: AttemptButtonProps) {
  const [isOpen, sheet] = useDisclosure(false);
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const note = (reason: AttemptReason, words = '') => {
    sheet.close();
    actions.noteAttempt(order, reason, words, photos);
    setPhotos([]);
  };
  return (
    <>
      <Button
        size="lg"
        fullWidth
        variant="default"
        aria-label={texts.notDeliveredOf(order.orderId)}
        leftSection={<IconDoorOff size={20} aria-hidden />}
        onClick={sheet.open}
      >
        {texts.notDelivered}
      </Button>
      <Modal opened={isOpen} onClose={sheet.close} title={texts.attemptTitle(order.orderId)}>
        <Stack>
          <PhotoField photos={photos} onChange={setPhotos} />
          <Reasons onChoose={note} />
        </Stack>
      </Modal>
    </>
  );
}

function Reasons({ onChoose }: { readonly onChoose: (reason: AttemptReason, words?: string) => void }) {
  const [isOther, setOther] = useState(false);
  const [words, setWords] = useState('');
  const reason = words.trim();
  return (
    <Stack gap="xs">
      {ATTEMPT_REASONS.map((reason) => (
        <Button
          key={reason}
          size="lg"
          h="3.25rem"
          variant={reason === 'other' && isOther ? 'light' : 'default'}
          {...(reason === 'other' ? { 'aria-expanded': isOther } : {})}
          onClick={() => (reason === 'other' ? setOther(true) : onChoose(reason))}
        >
          {ATTEMPT_REASON_LABELS[reason]}
        </Button>
      ))}
      {isOther && (
        <>
          <Textarea
            ref={(field) => field?.focus()}
            label={texts.attemptWords}
            size="lg"
            maxLength={MAX_NOTE}
            autosize
            minRows={2}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Button size="lg" h="3.25rem" disabled={reason === ''} onClick={() => onChoose('other', reason)}>
            {texts.attemptSend}
          </Button>
        </>
      )}
    </Stack>
  );
}
