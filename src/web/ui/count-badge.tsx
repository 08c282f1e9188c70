import { Badge } from '@mantine/core';

type CountBadgeProps = {
  readonly count: number | undefined;
  readonly label: string;
  readonly color?: 'plain' | 'bad';
};

export function CountBadge({ count, label, color = 'plain' }: CountBadgeProps) {
  if (!count) return null;
  return (
    <Badge size="md" color={color} px={7} aria-hidden title={`${count} ${label}`}>
      {count > 999 ? '999+' : count}
    </Badge>
  );
}
