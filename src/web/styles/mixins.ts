/** What the shop's stylesheets say in many places: `@mixin row 0.5rem;`. */

type Declarations = { readonly [property: string]: string | Declarations };
type Mixin = Declarations | ((mixin: unknown, ...values: string[]) => Declarations);

const flex = (align: string) => (_: unknown, gap: string, justify?: string) => ({
  display: 'flex',
  'flex-wrap': 'wrap',
  ...(align === '' ? {} : { 'align-items': align }),
  ...(justify === undefined ? {} : { 'justify-content': justify }),
  gap,
});

const list = { margin: '0', padding: '0', 'list-style': 'none' };
const surface = (radius: string) => ({
  border: '1px solid var(--shop-line)',
  'border-radius': `var(--mantine-radius-${radius})`,
  'background-color': 'var(--shop-surface)',
});

const page = {
  'max-width': '80rem',
  'margin-inline': 'auto',
  padding: 'clamp(1.25rem, 3vw, 2.25rem) clamp(1rem, 3vw, 2rem) 4rem',
};

export const mixins: Readonly<Record<string, Mixin>> = {
  /** The two widths of the shop: shelves fill the page, rows and forms end sooner; titles stand in one place. */
  page,
  'reading-page': { ...page, '& > *': { 'max-width': '60rem' } },
  row: flex('center'),
  /** A row that does not wrap. */
  line: (_, gap) => ({ display: 'flex', 'align-items': 'center', gap }),
  stack: (_, gap) => ({ display: 'flex', 'flex-direction': 'column', gap }),
  middle: { display: 'grid', 'place-items': 'center' },
  baseline: flex('baseline'),
  wrap: flex(''),
  /** Its content may not widen it. */
  column: (_, gap) => ({ display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)', gap }),
  list,
  surface: (_, radius) => surface(radius),
  'rows-in-box': {
    ...list,
    ...surface('lg'),
    overflow: 'hidden',
    '& > li + li': { 'border-top': '1px solid var(--shop-line)' },
  },
  /** Above the bar that a phone has at its bottom. */
  'bottom-bar': {
    position: 'fixed',
    right: '0',
    bottom: 'calc(var(--shop-bottom-bar, 0px) + env(safe-area-inset-bottom))',
    left: '0',
    'z-index': '90',
    'border-top': '1px solid var(--shop-line)',
    'background-color': 'var(--shop-surface)',
    'box-shadow': 'var(--shop-shadow)',
  },
  /** In sight only while it has the focus. */
  'skip-link': {
    position: 'absolute',
    top: '-8rem',
    left: '1rem',
    'z-index': '400',
    padding: '0.6rem 1rem',
    'border-radius': 'var(--mantine-radius-md)',
    'background-color': 'var(--shop-surface)',
    color: 'inherit',
    '&:focus': { top: '0.5rem' },
  },
  tone: (_, tone) => ({ 'background-color': `var(--shop-${tone}-bg)`, color: `var(--shop-${tone}-text)` }),
  filled: { 'background-color': 'var(--shop-fill, #b64b12)', color: 'var(--shop-on-fill, #ffffff)' },
  dimmed: (_, size) => ({ color: 'var(--mantine-color-dimmed)', 'font-size': size }),
  'plain-link': { color: 'inherit', 'text-decoration': 'none' },
  lines: (_, count) => ({
    display: '-webkit-box',
    overflow: 'hidden',
    '-webkit-box-orient': 'vertical',
    '-webkit-line-clamp': count,
  }),
  'hidden-text': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    'clip-path': 'inset(50%)',
  },
};
