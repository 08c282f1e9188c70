import { Skeleton, Stack } from '@mantine/core';

const ROWS = [...'abcdef'];

export function PagePending() {
  return (
    <Stack gap="sm" aria-busy>
      <Skeleton h={32} w={220} mb="sm" />
      {ROWS.map((row) => (
        <Skeleton key={row} h={52} />
      ))}
    </Stack>
  );
}
