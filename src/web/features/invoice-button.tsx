import type { ButtonProps } from '@mantine/core';
import { uiTexts } from '#web/ui/texts.ts';
import { DocumentButton } from './document-button.tsx';
import { paperTexts } from './papers/texts.ts';

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
      label={paperName(invoiceNumber)}
      failure={uiTexts.invoiceFailed}
      {...(hasToast ? { success: paperDone(invoiceNumber) } : {})}
      {...rest}
    />
  );
}

/** What the paper of an order is called. */
export function paperName(invoiceNumber: string | null): string {
  return invoiceNumber === null ? paperTexts.proForma : paperTexts.invoice(invoiceNumber);
}

/** What is said when it was made. */
export function paperDone(invoiceNumber: string | null): string {
  return invoiceNumber === null ? paperTexts.proFormaDone : uiTexts.invoiceDone;
}
