import { Skeleton, Stack } from '@mantine/core';

const PLACES = [...'abcdefghij'];

export function RowSkeletons({ height = 54 }: { readonly height?: number }) {
  return (
    <Stack gap={8} aria-hidden>
      {PLACES.map((place) => (
        <Skeleton key={place} height={height} radius="md" />
      ))}
    </Stack>
  );
}
