const LIST = 4;
const SEARCH_FOR_WORDS = 40;
const WHOLE_TABLE = 20;

export const PROCEDURE_WEIGHTS: Readonly<Record<string, number>> = {
  'public.catalog.byCategory': LIST,
  'public.catalog.categoryCounts': LIST,
  'public.catalog.categoryPage': LIST,
  'public.catalog.list': LIST,
  'public.catalog.search': LIST,
  'public.catalog.featured': LIST,
  'public.catalog.related': LIST,
  'public.catalog.recommendations': LIST,
  'public.catalog.suggestions': SEARCH_FOR_WORDS,
  'customer.guide.list': LIST,
  'customer.guide.lookUp': LIST,
  'customer.guide.suggest': SEARCH_FOR_WORDS,
  'customer.lists.join': WHOLE_TABLE,
  'customer.notifications.list': LIST,
  'admin.users.all': WHOLE_TABLE,
  'admin.overview.sales': WHOLE_TABLE,
  'admin.exports.start': WHOLE_TABLE,
  'callAgent.products.all': WHOLE_TABLE,
  'stocker.stock.all': WHOLE_TABLE,
  'packer.orders.byDateRange': LIST,
};

export function weighProcedures(path: string): number {
  return path.split(',').reduce((sum, procedure) => sum + (PROCEDURE_WEIGHTS[procedure] ?? 1), 0);
}
