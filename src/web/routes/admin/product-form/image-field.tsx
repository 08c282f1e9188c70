import { Button, Group, Image, Input, Loader, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
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
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();

  const take = async (file: File | undefined) => {
    if (!file) return;
    setIsWorking(true);
    onProblem(null);
    try {
      onChange(await prepareImage(file));
    } catch (problem) {
      onProblem(problem instanceof ImageProblem ? problem.message : texts.unreadable);
    }
    setIsWorking(false);
    if (input.current) input.current.value = '';
  };
  usePastedImage(take);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <Input.Wrapper
      label={productFormTexts.fields.image}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={error}
      errorProps={{ role: 'alert' }}
    >
      <Stack
        align="center"
        gap="sm"
        p="md"
        bg={isOver ? 'var(--shop-accent-soft)' : 'var(--shop-sunken)'}
        bd={`1.5px dashed var(--mantine-color-${error === null ? 'default-border' : 'error'})`}
        bdrs="md"
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Preview value={value} isWorking={isWorking} />
        <Group gap="xs" justify="center">
          <Button variant="default" size="sm" onClick={() => input.current?.click()} disabled={isWorking}>
            {value ? texts.replace : texts.choose}
          </Button>
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
        <Text size="xs" c="dimmed">
          {texts.rules}
        </Text>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          aria-labelledby={labelId}
          data-testid="image-input"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </Stack>
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
      <Text size="sm" c="dimmed">
        {isWorking ? texts.working : texts.drop}
      </Text>
    </Stack>
  );
}

function usePastedImage(take: (file: File | undefined) => Promise<void>): void {
  useWindowEvent('paste', (event) => {
    const file = [...(event.clipboardData?.files ?? [])].find((item) => item.type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void take(file);
  });
}
