import { formatUnitPrice } from '#shared/prices/unit-price.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { productsTexts } from './texts.ts';

const texts = productsTexts.largeChange;

type LargeChangeDialogProps = {
  readonly product: { readonly name: string; readonly priceE4: number };
  readonly priceE4: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

export function LargeChangeDialog({ product, priceE4, onConfirm, onCancel }: LargeChangeDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      confirmLabel={texts.confirm}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {texts.question(product.name, formatUnitPrice(product.priceE4), formatUnitPrice(priceE4))}
    </ConfirmDialog>
  );
}
