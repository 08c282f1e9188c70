import { Box, Button, Group, Input } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FileButton } from '#web/routes/admin/ui/file-button.tsx';
import { lookTexts } from './texts.ts';

const texts = lookTexts.pictures;

const MAX_BYTES = 1024 * 1024;

type PictureFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly isOnDark: boolean;
  /** An address or a data URL. */
  readonly value?: string | null;
  readonly error?: ReactNode;
  /** With it a form finds the field named in an error. */
  readonly 'data-path'?: string;
  readonly onChange?: (value: string | null) => void;
};

export function PictureField({
  label,
  hint,
  isOnDark,
  value = null,
  error,
  onChange,
  ...place
}: PictureFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File) => {
    setProblem(file.size > MAX_BYTES ? texts.tooLarge : null);
    if (file.size <= MAX_BYTES) {
      try {
        onChange?.(await readAsUrl(file));
      } catch {
        setProblem(texts.unreadable);
      }
    }
  };
  return (
    <Input.Wrapper label={label} description={hint} error={problem ?? error} labelElement="div">
      <Group gap="xs" mt={6}>
        {value !== null && (
          <Box bg={isOnDark ? '#1e1712' : '#fdf9f3'} p={6} bdrs="md" bd="1px solid var(--shop-line)">
            <img src={value} alt={label} style={{ display: 'block', maxWidth: 140, maxHeight: 56 }} />
          </Box>
        )}
        <FileButton
          {...place}
          variant="default"
          label={texts.choose}
          spoken={texts.chooseOf(label)}
          accept="image/png,image/webp,image/svg+xml"
          field={label}
          onFile={(file) => void take(file)}
        />
        {value !== null && (
          <Button
            variant="subtle"
            c="var(--shop-bad-text)"
            aria-label={texts.removeOf(label)}
            onClick={() => onChange?.(null)}
          >
            {texts.remove}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}

function readAsUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
