import { Skeleton, Stack } from '@mantine/core';

/** Rows in the shape of what is coming. */
export function OrdersSkeleton({ rowHeight }: { readonly rowHeight: number }) {
  return (
    <Stack gap="sm" aria-hidden>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} h={rowHeight} radius="md" />
      ))}
    </Stack>
  );
}
