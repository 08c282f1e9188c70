import { InvoiceButton } from '#web/features/invoice-button.tsx';
import type { DriverOrder } from './driver-order.ts';
import { savePaper } from './papers.ts';
import { texts } from './texts.ts';

/** Saves the invoice of an order; without a network the copy that the phone has. */
export function PaperButton({ order }: { readonly order: DriverOrder }) {
  return (
    <InvoiceButton
      orderId={order.orderId}
      invoiceNumber={order.invoiceNumber}
      label={order.invoiceNumber === null ? texts.proForma : texts.invoice}
      mode="save"
      size="lg"
      fullWidth
      onSave={() => savePaper(order.orderId)}
    />
  );
}
