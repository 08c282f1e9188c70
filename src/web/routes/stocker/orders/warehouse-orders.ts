import { api } from '#web/api.ts';
import { texts } from '#web/routes/stocker/texts.ts';

export const warehouseOrders = {
  router: api.stocker.orders,
  drivers: api.stocker.drivers,
  documents: { router: api.stocker.issuedDocuments },
  role: 'stocker',
  texts: texts.orders,
  items: {
    addItem: api.stocker.orders.addItem,
    updateItem: api.stocker.orders.updateItem,
    removeItem: api.stocker.orders.removeItem,
    restoreItem: api.stocker.orders.restoreItem,
    products: api.stocker.products,
  },
  stock: api.stocker.orders,
  shortShip: api.stocker.orders,
} as const;
