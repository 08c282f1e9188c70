import { ActionIcon, Box, Button, Fieldset, FileButton, Group, Image } from '@mantine/core';
import { IconCamera, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { MAX_DELIVERY_PHOTOS } from '#shared/delivery.ts';
import { shrinkPhoto } from '#web/features/shrink-photo.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './handover.module.css';
import { forgetPhotos, readPhoto, storePhoto } from './stored-photos.ts';

type PhotoFieldProps = {
  readonly photos: readonly string[];
  readonly onChange: (photos: readonly string[]) => void;
};

export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  const [isWorking, setWorking] = useState(false);
  const add = async (file: File | null) => {
    if (!file) return;
    setWorking(true);
    try {
      onChange([...photos, await storePhoto(await shrinkPhoto(file))]);
    } catch {
      showToast({ tone: 'error', message: texts.photoUnreadable });
    } finally {
      setWorking(false);
    }
  };
  const remove = (key: string) => {
    onChange(photos.filter((other) => other !== key));
    void forgetPhotos([key]);
  };
  return (
    <Fieldset
      variant="unstyled"
      mx={0}
      classNames={{ legend: classes['legend'] ?? '' }}
      legend={texts.photos}
    >
      <Group gap="xs">
        {photos.map((key, index) => (
          <Thumbnail key={key} photo={key} nr={index + 1} onRemove={() => remove(key)} />
        ))}
        {photos.length < MAX_DELIVERY_PHOTOS && (
          <FileButton accept="image/*" capture="environment" onChange={(file) => void add(file)}>
            {(button) => (
              <Button
                {...button}
                size="lg"
                variant="default"
                loading={isWorking}
                leftSection={<IconCamera size={22} aria-hidden />}
              >
                {texts.takePhoto}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
    </Fieldset>
  );
}

type ThumbnailProps = { readonly photo: string; readonly nr: number; readonly onRemove: () => void };

function Thumbnail({ photo, nr, onRemove }: ThumbnailProps) {
  const url = usePhotoUrl(photo);
  return (
    <Box pos="relative" w={88} h={88}>
      <Image src={url} alt={texts.photoNr(nr)} w={88} h={88} radius="md" />
      <ActionIcon
        pos="absolute"
        top={0}
        right={0}
        size={48}
        variant="transparent"
        aria-label={texts.removePhoto(nr)}
        onClick={onRemove}
      >
        <Box component="span" bg="dark.7" c="white" bdrs="xl" w={28} h={28} p={5} lh={0}>
          <IconX size={18} aria-hidden />
        </Box>
      </ActionIcon>
    </Box>
  );
}

function usePhotoUrl(key: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    void readPhoto(key).then((photo) => {
      if (isOver || !photo) return;
      made = URL.createObjectURL(photo);
      setUrl(made);
    });
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [key]);
  return url;
}
