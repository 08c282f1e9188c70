import { api } from '#web/api.ts';
import type { StaffOrdersWorkspace } from '#web/features/staff-orders/staff-orders-workspace.ts';
import { OfficePart } from './office-part.tsx';
import { ordersTexts } from './texts.ts';

/** The office's list of orders; what it does with one it does through the warehouse's door, as itself. */
export const officeOrders: StaffOrdersWorkspace = {
  router: api.stocker.orders,
  alsoLists: [api.admin.orders],
  drivers: api.stocker.drivers,
  role: 'admin',
  texts: ordersTexts.staff,
  items: {
    addItem: api.stocker.orders.addItem,
    updateItem: api.stocker.orders.updateItem,
    removeItem: api.stocker.orders.removeItem,
    products: api.stocker.products,
  },
  stock: api.stocker.orders,
  shortShip: api.stocker.orders,
  more: (order) => <OfficePart order={order} />,
};
