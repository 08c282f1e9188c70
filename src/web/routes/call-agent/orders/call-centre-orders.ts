import { api } from '#web/api.ts';
import { texts } from '#web/routes/call-agent/texts.ts';

export const callCentreOrders = {
  router: api.callAgent.orders,
  drivers: api.callAgent.drivers,
  papers: { router: api.callAgent.documents },
  role: 'call_agent',
  texts: texts.orders,
  items: {
    addItem: api.callAgent.orders.addItem,
    updateItem: api.callAgent.orders.updateItem,
    removeItem: api.callAgent.orders.removeItem,
    restoreItem: api.callAgent.orders.restoreItem,
    products: api.callAgent.products,
  },
} as const;
