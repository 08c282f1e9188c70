/** What a call costs in points, where it costs more than the one point of an ordinary call. */
const LIST = 4;
/** Some 50 ms each over 20,000 products: the points of one address are for a quarter of a processor. */
const SEARCH_FOR_WORDS = 40;
const WHOLE_TABLE = 20;

/** Calls of the screens by what they read. A batch weighs what its calls weigh together. */
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

/** What the calls of one address of the screens weigh: `a.b,c.d` is a batch of two. */
export function weighProcedures(path: string): number {
  return path.split(',').reduce((sum, procedure) => sum + (PROCEDURE_WEIGHTS[procedure] ?? 1), 0);
}
