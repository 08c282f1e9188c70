import { type PurchaseOrderStatus, purchaseStatusLabels } from '#shared/purchasing/purchasing-types.ts';
import type { ReceiptErrorData } from './receipt-errors.ts';

export type PurchasingErrorData = ReceiptErrorData & {
  'purchase-order-changed': { readonly version: number };
  'purchase-order-closed': { readonly status: PurchaseOrderStatus };
  'purchase-status-change-not-possible': { readonly status: PurchaseOrderStatus };
  'below-received': { readonly productId: number; readonly productName: string; readonly received: number };
};

export const PURCHASING_ERRORS = {
  'supplier-exists': [409, 'Supplier already exists', 'Ekziston tashmë një furnitor me këtë emër.'],
  'supplier-not-found': [404, 'Supplier not found', 'Furnitori nuk u gjet.'],
  'supplier-inactive': [
    409,
    'Supplier inactive',
    'Ky furnitor nuk është aktiv: nga ai nuk porositet e nuk pranohet mall.',
  ],
  'purchase-order-not-found': [404, 'Purchase order not found', 'Porosia e blerjes nuk u gjet.'],
  'product-ordered-twice': [400, 'Validation failed', 'Një produkt qëndron vetëm një herë në porosi.'],
  'purchase-order-changed': [
    409,
    'Purchase order changed',
    'Porosia u ndryshua ndërkohë nga dikush tjetër. Rifreskoni dhe provoni përsëri.',
  ],
  'purchase-order-closed': [
    409,
    'Purchase order closed',
    ({ status }: PurchasingErrorData['purchase-order-closed']) =>
      `Porosia është „${purchaseStatusLabels[status]}”: nuk ndryshohet e nuk pranohet mall për të.`,
  ],
  'purchase-status-change-not-possible': [
    409,
    'Status change not possible',
    ({ status }: PurchasingErrorData['purchase-status-change-not-possible']) =>
      `Kjo nuk bëhet: porosia është „${purchaseStatusLabels[status]}”.`,
  ],
  'below-received': [
    409,
    'Below received',
    ({ productName, received }: PurchasingErrorData['below-received']) =>
      `${productName}: kanë ardhur tashmë ${received} copë, sasia nuk ulet nën to.`,
  ],
} as const;
