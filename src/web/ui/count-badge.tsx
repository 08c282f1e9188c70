import { Badge } from '@mantine/core';

type CountBadgeProps = {
  readonly count: number | undefined;
  /** What is counted, for who points at it. */
  readonly label: string;
  /** A tone of the theme; red where waiting is wrong. */
  readonly color?: 'plain' | 'bad';
};

/**
 * How many wait behind a link; nothing while nobody does. Not part of the link's name: that stays what it is called,
 * and the page behind it says the figure in words.
 */
export function CountBadge({ count, label, color = 'plain' }: CountBadgeProps) {
  if (!count) return null;
  return (
    <Badge size="md" color={color} px={7} aria-hidden title={`${count} ${label}`}>
      {count > 999 ? '999+' : count}
    </Badge>
  );
}
