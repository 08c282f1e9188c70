import { readLogo } from '#domain/documents/read-logo.ts';
import { freezeOrder } from '#domain/invoicing/freeze-order.ts';
import { STATUS } from '#shared/order-status.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import type { PrintedData } from './document-content.ts';

/** Does not check that the caller may see the order. */
export function getProforma(ctx: ImagesCtx, orderId: number): PrintedData {
  const {
    status,
    createdDay,
    deliverOn,
    customerId: _customer,
    invoiceId: _invoice,
    ...order
  } = freezeOrder(ctx, orderId);
  return {
    content: {
      ...order,
      kind: 'proforma',
      orderedOn: createdDay,
      deliverOn,
      isCancelled: status === STATUS.cancelled,
    },
    logo: readLogo(ctx.imagesFolder, order.seller.logo),
  };
}
