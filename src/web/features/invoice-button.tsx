import type { ButtonProps } from '@mantine/core';
import { uiTexts } from '#web/ui/texts.ts';
import { DocumentButton } from './document-button.tsx';
import { documentTexts } from './documents/texts.ts';

type InvoiceButtonProps = {
  readonly orderId: number;
  /** Null until the invoice is issued: until then the order's paper is a pro-forma. */
  readonly invoiceNumber: string | null;
  /** Whether a toast says that it worked, besides the tick. */
  readonly hasToast?: boolean;
  readonly size?: ButtonProps['size'];
};

/** Opens the paper of an order: its pro-forma, or its invoice once that is issued. */
export function InvoiceButton({ orderId, invoiceNumber, hasToast = false, ...rest }: InvoiceButtonProps) {
  return (
    <DocumentButton
      address={`/api/orders/invoice/${orderId}`}
      label={documentName(invoiceNumber)}
      failure={uiTexts.invoiceFailed}
      {...(hasToast ? { success: documentDone(invoiceNumber) } : {})}
      {...rest}
    />
  );
}

/** What the paper of an order is called. */
export function documentName(invoiceNumber: string | null): string {
  return invoiceNumber === null ? documentTexts.proForma : documentTexts.invoice(invoiceNumber);
}

/** What is said when it was made. */
export function documentDone(invoiceNumber: string | null): string {
  return invoiceNumber === null ? documentTexts.proFormaDone : uiTexts.invoiceDone;
}
