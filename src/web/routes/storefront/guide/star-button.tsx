import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { guideTexts } from './texts.ts';
import { useStar } from './use-marks.ts';

type StarButtonProps = {
  readonly product: { readonly id: number; readonly name: string };
  readonly size?: number;
  readonly variant?: 'subtle' | 'default';
  readonly className?: string | undefined;
};

export function StarButton({ product, size = 40, variant = 'subtle', className }: StarButtonProps) {
  const { isStarred, toggle } = useStar(product.id);
  return (
    <ActionIcon
      className={className ?? ''}
      size={size}
      variant={variant}
      color={isStarred ? 'orange' : 'gray'}
      radius={variant === 'default' ? 'md' : 'xl'}
      aria-pressed={isStarred}
      aria-label={isStarred ? guideTexts.unstar(product.name) : guideTexts.star(product.name)}
      onClick={toggle}
    >
      {isStarred ? <IconStarFilled size={20} aria-hidden /> : <IconStar size={20} aria-hidden />}
    </ActionIcon>
  );
}
