import { freezeOrder } from '#domain/invoicing/freeze-order.ts';
import { STATUS } from '#shared/order-status.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import type { PaperData } from './papers/paper-content.ts';
import { readLogo } from './read-logo.ts';

/** What an order would be invoiced as now. Whose order it may be is the caller's to settle. */
export function getProforma(ctx: ImagesCtx, orderId: number): PaperData {
  const {
    status,
    createdDay,
    deliverOn,
    customerId: _customer,
    invoiceId: _invoice,
    ...order
  } = freezeOrder(ctx, orderId);
  return {
    paper: {
      ...order,
      kind: 'proforma',
      termsDays: 0,
      orderedOn: createdDay,
      deliverOn,
      isCancelled: status === STATUS.cancelled,
    },
    logo: readLogo(ctx.imagesFolder, order.seller.logo),
  };
}
