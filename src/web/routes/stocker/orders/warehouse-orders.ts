import { api } from '#web/api.ts';
import { texts } from '#web/routes/stocker/texts.ts';

export const warehouseOrders = {
  router: api.stocker.orders,
  drivers: api.stocker.drivers,
  documents: { router: api.stocker.issuedDocuments },
  role: 'stocker',
  texts: texts.orders,
  products: api.stocker.products,
  stock: api.stocker.orders,
} as const;
