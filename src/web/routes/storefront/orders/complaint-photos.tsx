import { Button, CloseButton, FileButton, Group } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { shrinkPhoto } from '#web/features/shrink-photo.ts';
import { showToast } from '#web/ui/toast.ts';
import { complaintTexts as texts } from './complaint-texts.ts';
import classes from './orders-page.module.css';

export type PickedPhoto = { readonly blob: Blob; readonly url: string };

/** Photos to send. Each is redrawn, so that metadata such as the location is not uploaded. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly PickedPhoto[]>([]);
  const [isWorking, setWorking] = useState(false);
  const shown = useRef(photos);
  shown.current = photos;
  useEffect(
    () => () => {
      for (const { url } of shown.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const add = async (file: File | null) => {
    if (!file) return;
    setWorking(true);
    try {
      const blob = await shrinkPhoto(file);
      setPhotos((before) => [...before, { blob, url: URL.createObjectURL(blob) }]);
    } catch {
      showToast({ tone: 'error', message: texts.unreadable });
    } finally {
      setWorking(false);
    }
  };
  const remove = (url: string) => {
    URL.revokeObjectURL(url);
    setPhotos((before) => before.filter((photo) => photo.url !== url));
  };
  return { photos, isWorking, add, remove };
}

type ComplaintPhotosProps = {
  readonly photos: readonly PickedPhoto[];
  readonly onRemove: (url: string) => void;
};

export function ComplaintPhotos({ photos, onRemove }: ComplaintPhotosProps) {
  return (
    <Group gap="xs">
      {photos.map(({ url }, index) => (
        <Group key={url} gap={0} align="start">
          <img src={url} alt={texts.photo(index + 1)} className={classes['photo']} />
          <CloseButton size="lg" aria-label={texts.removePhoto(index + 1)} onClick={() => onRemove(url)} />
        </Group>
      ))}
    </Group>
  );
}

type AddPhotoProps = { readonly isWorking: boolean; readonly onPick: (file: File | null) => void };

export function AddPhoto({ isWorking, onPick }: AddPhotoProps) {
  return (
    <FileButton accept="image/*" onChange={onPick}>
      {(button) => (
        <Button
          {...button}
          variant="default"
          size="md"
          loading={isWorking}
          leftSection={<IconCamera size={20} aria-hidden />}
        >
          {texts.addPhoto}
        </Button>
      )}
    </FileButton>
  );
}
