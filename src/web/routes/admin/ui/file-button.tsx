import { Button, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';

type FileButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'loading' | 'disabled' | 'leftSection'> & {
  readonly label: string;
  /** The accessible name, where the visible text is not enough. */
  readonly spoken?: string;
  readonly accept: string;
  /** The name of the hidden field. */
  readonly field: string;
  readonly testId?: string;
  readonly 'data-path'?: string | undefined;
  readonly onFile: (file: File) => void;
};

export function FileButton({ label, spoken, accept, field, testId, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} aria-label={spoken} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={field}
        data-testid={testId}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
