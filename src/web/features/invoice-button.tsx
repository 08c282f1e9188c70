import type { ButtonProps } from '@mantine/core';
import { uiTexts } from '#web/ui/texts.ts';
import { DocumentButton, DocumentIcon } from './document-button.tsx';
import { documentTexts } from './documents/texts.ts';

type InvoiceButtonProps = {
  readonly orderId: number;
  readonly invoiceNumber: string | null;
  readonly hasToast?: boolean;
  readonly size?: ButtonProps['size'];
};

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

type InvoiceIconProps = Pick<InvoiceButtonProps, 'orderId' | 'invoiceNumber'> & { readonly label: string };

export function InvoiceIcon({ orderId, invoiceNumber, label }: InvoiceIconProps) {
  return (
    <DocumentIcon
      address={`/api/orders/invoice/${orderId}`}
      label={label}
      failure={uiTexts.invoiceFailed}
      success={documentDone(invoiceNumber)}
    />
  );
}

export function documentName(invoiceNumber: string | null): string {
  return invoiceNumber === null ? documentTexts.proForma : documentTexts.invoice(invoiceNumber);
}

export function documentDone(invoiceNumber: string | null): string {
  return invoiceNumber === null ? documentTexts.proFormaDone : uiTexts.invoiceDone;
}
