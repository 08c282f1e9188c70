import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useFeature } from '#web/features/use-feature.ts';

export function ExpectedDay({ productId }: { readonly productId: number }) {
  const isOn = useFeature('purchasing');
  const { data } = useQuery(
    api.public.catalog.expected.queryOptions({ id: productId }, { enabled: isOn, staleTime: 60_000 }),
  );
  if (!isOn || !data || data.expectedOn === null) return null;
  const [, month, day] = data.expectedOn.split('-');
  return (
    <Text span size="sm" c="dimmed">
      pritet më {day}.{month}
    </Text>
  );
}
