import { Stack } from '@mantine/core';
import { type DragEvent, type ReactNode, useState } from 'react';

type FileDropProps = {
  readonly onFile: (file: File) => void;
  readonly isWrong?: boolean;
  readonly children: ReactNode;
};

export function FileDrop({ onFile, isWrong = false, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <Stack
      align="center"
      gap="sm"
      p={{ base: 6, xs: 'md' }}
      bg={isOver ? 'var(--shop-accent-soft)' : 'var(--shop-sunken)'}
      bd={`1.5px dashed var(--mantine-color-${isWrong ? 'error' : 'default-border'})`}
      bdrs="md"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </Stack>
  );
}
