import { formatCents } from '#shared/money.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { productsTexts } from './texts.ts';

const texts = productsTexts.largeChange;

type LargeChangeDialogProps = {
  readonly product: { readonly name: string; readonly priceCents: number };
  readonly priceCents: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before a price changes by more than half: it may be a slip of the comma. */
export function LargeChangeDialog({ product, priceCents, onConfirm, onCancel }: LargeChangeDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      confirmLabel={texts.confirm}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {texts.question(product.name, formatCents(product.priceCents), formatCents(priceCents))}
    </ConfirmDialog>
  );
}
