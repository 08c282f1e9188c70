import { Button } from '@mantine/core';
import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { guideTexts } from './texts.ts';
import { useStockWish } from './use-marks.ts';

type WishButtonProps = {
  readonly product: { readonly id: number; readonly name: string };
  readonly size?: 'sm' | 'lg';
};

export function WishButton({ product, size = 'sm' }: WishButtonProps) {
  const { isWished, toggle } = useStockWish(product.id);
  const Icon = isWished ? IconBellCheck : IconBell;
  return (
    <Button
      size={size}
      variant={isWished ? 'light' : 'default'}
      fullWidth={size === 'lg'}
      leftSection={<Icon size={18} aria-hidden />}
      aria-pressed={isWished}
      aria-label={guideTexts.wishOf(product.name)}
      onClick={toggle}
    >
      {isWished ? guideTexts.wished : guideTexts.wish}
    </Button>
  );
}
