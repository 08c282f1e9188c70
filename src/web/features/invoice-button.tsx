import type { ButtonProps } from '@mantine/core';
import { uiTexts } from '#web/ui/texts.ts';
import { DocumentButton } from './document-button.tsx';

type InvoiceButtonProps = {
  readonly orderId: number;
  readonly label?: string;
  readonly mode?: 'open' | 'save';
  readonly onSave?: () => Promise<void>;
  /** Whether a toast says that it worked, besides the tick. */
  readonly hasToast?: boolean;
  readonly size?: ButtonProps['size'];
  readonly variant?: string;
  readonly fullWidth?: boolean;
};

/** Opens (or saves) the invoice of an order. */
export function InvoiceButton({
  orderId,
  label = uiTexts.invoice,
  hasToast = false,
  ...rest
}: InvoiceButtonProps) {
  return (
    <DocumentButton
      address={`/api/orders/invoice/${orderId}`}
      label={label}
      failure={uiTexts.invoiceFailed}
      {...(hasToast ? { success: uiTexts.invoiceDone } : {})}
      {...rest}
    />
  );
}
