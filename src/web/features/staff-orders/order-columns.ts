/** What a row says of an order, from left to right, and how wide it is on a desk. */
const WIDTHS = {
  tick: '1.5rem',
  who: 'minmax(0, 1fr)',
  region: '5.4rem',
  stock: '7.6rem',
  amount: '5.1rem',
  status: '7.9rem',
  driver: '8.1rem',
  day: '4.9rem',
  created: '5.2rem',
  comment: '1.1rem',
  more: '1.9rem',
};

/** A column of the list of orders. */
export type OrderColumn = keyof typeof WIDTHS;

/** What only who asks for it sees. */
export const EXTRA_COLUMNS: readonly OrderColumn[] = ['created'];

/** How the rows of a list are laid out without what its reader doesn't want to see. */
export function layoutWithout(hidden: readonly OrderColumn[]) {
  const shown = Object.entries(WIDTHS).filter(([column]) => !hidden.some((name) => name === column));
  return {
    '--areas': `"${shown.map(([column]) => column).join(' ')}"`,
    '--widths': shown.map(([, width]) => width).join(' '),
  };
}
