import { Button, Group, Image, Input, Loader, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FileButton } from '#web/routes/admin/ui/file-button.tsx';
import { FileDrop } from '#web/routes/admin/ui/file-drop.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { ImageProblem, prepareImage } from './prepare-image.ts';
import { productFormTexts } from './texts.ts';

const texts = productFormTexts.image;

type ImageFieldProps = {
  readonly value: string | null;
  readonly onChange: (image: string | null) => void;
  readonly error: string | null;
  readonly onProblem: (message: string | null) => void;
  /** Saving now would delete the stored image. */
  readonly isRemoving: boolean;
};

export function ImageField({ value, onChange, error, onProblem, isRemoving }: ImageFieldProps) {
  const [isWorking, setIsWorking] = useState(false);

  const take = async (file: File) => {
    setIsWorking(true);
    onProblem(null);
    try {
      onChange(await prepareImage(file));
    } catch (problem) {
      onProblem(problem instanceof ImageProblem ? problem.message : texts.unreadable);
    }
    setIsWorking(false);
  };
  usePastedImage(take);

  return (
    <Input.Wrapper
      label={productFormTexts.fields.image}
      labelElement="div"
      error={error}
      errorProps={{ role: 'alert' }}
    >
      <FileDrop isWrong={error !== null} onFile={(file) => void take(file)}>
        <Preview value={value} isWorking={isWorking} />
        <Group gap="xs" justify="center">
          <FileButton
            variant="default"
            size="sm"
            disabled={isWorking}
            label={value ? texts.replace : texts.choose}
            accept="image/jpeg,image/png,image/webp"
            field={productFormTexts.fields.image}
            testId="image-input"
            onFile={(file) => void take(file)}
          />
          {value && (
            <Button
              variant="subtle"
              c="var(--shop-bad-text)"
              size="sm"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => onChange(null)}
            >
              {texts.remove}
            </Button>
          )}
        </Group>
        <Dimmed size="xs">{texts.rules}</Dimmed>
      </FileDrop>
      <div role="status">
        {isRemoving && value === null && (
          <Text size="sm" mt={6} c="var(--shop-warn-text)" fw={550}>
            {texts.removed}
          </Text>
        )}
      </div>
    </Input.Wrapper>
  );
}

function Preview({ value, isWorking }: { readonly value: string | null; readonly isWorking: boolean }) {
  if (value) {
    return (
      <Image
        src={value}
        alt={texts.preview}
        fit="contain"
        radius="sm"
        maw="22rem"
        bg="var(--shop-surface)"
        style={{ aspectRatio: '4 / 3' }}
      />
    );
  }
  return (
    <Stack align="center" justify="center" gap="xs" mih="8rem" c="dimmed">
      {isWorking ? <Loader size="sm" /> : <IconPhotoPlus size={32} stroke={1.4} aria-hidden />}
      <Dimmed>{isWorking ? texts.working : texts.drop}</Dimmed>
    </Stack>
  );
}

function usePastedImage(take: (file: File) => Promise<void>): void {
  useWindowEvent('paste', (event) => {
    const file = [...(event.clipboardData?.files ?? [])].find((item) => item.type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void take(file);
  });
}
