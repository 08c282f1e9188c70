import { useCallbackRef } from '@mantine/hooks';
import '#web/styles/overlay-styles.ts';
import { Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { watchBarcodes } from './barcode-camera.ts';
import classes from './quick-order.module.css';
import { quickTexts } from './texts.ts';

type ScanDialogProps = { readonly onCode: (code: string) => void; readonly onClose: () => void };

export function ScanDialog({ onCode, onClose }: ScanDialogProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [message, setMessage] = useState<string>(quickTexts.scanHint);
  const take = useCallbackRef(onCode);
  useEffect(() => {
    if (!video) return;
    let isClosed = false;
    let stop = () => {};
    watchBarcodes(video, (code) => {
      setMessage(quickTexts.scanned(code));
      take(code);
    }).then(
      (end) => {
        if (isClosed) end();
        else stop = end;
      },
      (error: unknown) => setMessage(wasRefused(error) ? quickTexts.scanRefused : quickTexts.scanFailed),
    );
    return () => {
      isClosed = true;
      stop();
    };
  }, [video, take]);
  return (
    <Modal opened onClose={onClose} title={quickTexts.scanTitle}>
      <video ref={setVideo} className={classes['video']} muted playsInline />
      <Text role="status" mt="sm">
        {message}
      </Text>
    </Modal>
  );
}

function wasRefused(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
