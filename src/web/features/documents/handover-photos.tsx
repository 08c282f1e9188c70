import { Anchor, Group, Image, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ATTEMPT_REASON_LABELS } from '#shared/delivery.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import type { DocumentsSource } from './order-documents.tsx';
import { documentTexts as texts } from './texts.ts';

type HandoverPhotosProps = { readonly orderId: number; readonly documents: DocumentsSource };

export function HandoverPhotos({ orderId, documents: { router } }: HandoverPhotosProps) {
  const { data: photos = [] } = useQuery(router.photos.queryOptions({ orderId }));
  const momentOf = useInstantText();
  if (photos.length === 0) return null;
  return (
    <Stack component="section" gap={4} aria-label={texts.photos}>
      <Title order={3} size="h4">
        {texts.photos}
      </Title>
      <Group gap="xs" align="flex-start">
        {photos.map(({ photoId, takenAt, attemptReason }, index) => {
          const address = `/api/orders/photos/${photoId}`;
          const why = attemptReason === null ? texts.delivered : ATTEMPT_REASON_LABELS[attemptReason];
          return (
            <Stack key={photoId} gap={2}>
              <Anchor href={address} target="_blank" rel="noreferrer">
                <Image src={address} alt={texts.photoNr(index + 1, why)} w={112} h={84} radius="sm" />
              </Anchor>
              <Text size="xs" c="dimmed">
                {why} · {momentOf(takenAt)}
              </Text>
            </Stack>
          );
        })}
      </Group>
    </Stack>
  );
}
