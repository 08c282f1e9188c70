import { Button } from '@mantine/core';
import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { guideTexts } from './texts.ts';
import { useStockAlert } from './use-marks.ts';

type StockAlertButtonProps = {
  readonly product: { readonly id: number; readonly name: string };
  readonly size?: 'sm' | 'lg';
};

export function StockAlertButton({ product, size = 'sm' }: StockAlertButtonProps) {
  const { isWished, toggle } = useStockAlert(product.id);
  const Icon = isWished ? IconBellCheck : IconBell;
  return (
    <Button
      size={size}
      variant={isWished ? 'light' : 'default'}
      fullWidth={size === 'lg'}
      leftSection={<Icon size={18} aria-hidden />}
      aria-pressed={isWished}
      aria-label={guideTexts.stockAlertOf(product.name)}
      onClick={toggle}
    >
      {isWished ? guideTexts.stockAlertOn : guideTexts.stockAlert}
    </Button>
  );
}
