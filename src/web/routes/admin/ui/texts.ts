import { printWhole } from '#shared/prices/money.ts';
import { plural } from '#shared/text/plural.ts';

export const adminTexts = {
  page: (page: number, pages: number) => `Faqja ${printWhole(page)} nga ${printWhole(pages)}`,
  pageRange: (pages: number) => `Nga 1 deri në ${printWhole(pages)}`,
  pages: 'Faqet',
  goToPage: 'Te faqja',
  pageSize: 'Rreshta në faqe',
  perPage: (size: number) => `${size} në faqe`,
  previousPage: 'E mëparshme',
  nextPage: 'Tjetra',
  all: 'Të gjitha',
  refresh: 'Rifresko',
  save: 'Ruaj',
  saving: 'Duke ruajtur...',
  from: 'Nga data',
  to: 'Deri më',
  filters: 'Filtrat',
  clearFilters: 'Pastro filtrat',
  sortedUp: 'Rendit në rritje',
  sortedDown: 'Rendit në zbritje',
  selectAll: 'Zgjidh të gjitha në këtë faqe',
  selected: (count: number) => plural(count, '1 e zgjedhur', `${count} të zgjedhura`),
  unselect: 'Hiq zgjedhjen',
  actions: 'Veprimet',
  columns: 'Kolonat',
} as const;
