import { Badge, VisuallyHidden } from '@mantine/core';

type CountBadgeProps = {
  readonly count: number | undefined;
  /** What is counted, for who doesn't see where the figure stands. */
  readonly label: string;
};

/** How many wait behind a link; nothing while nobody does. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (!count) return null;
  return (
    <Badge size="md" color="plain" px={7}>
      {count > 999 ? '999+' : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </Badge>
  );
}
