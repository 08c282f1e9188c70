import { Skeleton, Stack, type StackProps } from '@mantine/core';

type SkeletonRowsProps = {
  readonly rows?: number;
  readonly height: number;
  readonly gap?: NonNullable<StackProps['gap']>;
};

export function SkeletonRows({ rows = 5, height, gap = 'xs' }: SkeletonRowsProps) {
  return (
    <Stack gap={gap} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are identical and never move
        <Skeleton key={row} h={height} />
      ))}
    </Stack>
  );
}
