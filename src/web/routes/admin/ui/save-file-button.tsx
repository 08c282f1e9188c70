import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { DocumentError, saveDocument } from '#web/open-document.ts';
import { showToast } from '#web/ui/toast.ts';

type SaveFileButtonProps = {
  readonly address: string;
  readonly label: string;
  readonly description: string;
  readonly failure: string;
};

export function SaveFileButton({ address, label, description, failure }: SaveFileButtonProps) {
  const [isWorking, setIsWorking] = useState(false);
  const save = async () => {
    setIsWorking(true);
    try {
      await saveDocument(address);
    } catch (error) {
      showToast({ tone: 'error', message: error instanceof DocumentError ? error.message : failure });
    }
    setIsWorking(false);
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={description}
      loading={isWorking}
      leftSection={<IconDownload size={15} aria-hidden />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
