/** Declarations shared by the shop's stylesheets: `@mixin row 0.5rem;`. */

type Declarations = { readonly [property: string]: string | Declarations };
type Mixin = Declarations | ((mixin: unknown, ...values: string[]) => Declarations);

const flex = (align: string) => (_: unknown, gap: string, justify?: string) => ({
  display: 'flex',
  'flex-wrap': 'wrap',
  ...(align === '' ? {} : { 'align-items': align }),
  ...(justify === undefined ? {} : { 'justify-content': justify }),
  gap,
});

const middle = { display: 'grid', 'place-items': 'center' };
const plainLink = { color: 'inherit', 'text-decoration': 'none' };
const toned = (tone: string | undefined) => ({
  'background-color': `var(--shop-${tone}-bg)`,
  color: `var(--shop-${tone}-text)`,
});
const surface = (radius: string) => ({
  border: '1px solid var(--shop-line)',
  'border-radius': `var(--mantine-radius-${radius})`,
  'background-color': 'var(--shop-surface)',
});

const pageWidth = { 'max-width': '80rem', 'margin-inline': 'auto' };
const page = {
  ...pageWidth,
  padding: 'clamp(1.25rem, 3vw, 2.25rem) clamp(1rem, 3vw, 2rem) 4rem',
};

export const mixins: Readonly<Record<string, Mixin>> = {
  /** The shop's two widths: category pages fill the window, rows and forms are narrower; titles align. */
  page,
  'reading-page': { ...page, '& > *': { 'max-width': '60rem' } },
  row: flex('center'),
  /** A row that does not wrap. */
  line: (_, gap) => ({ display: 'flex', 'align-items': 'center', gap }),
  stack: (_, gap) => ({ display: 'flex', 'flex-direction': 'column', gap }),
  middle,
  baseline: flex('baseline'),
  wrap: flex(''),
  grid: (_, gap) => ({ display: 'grid', gap }),
  /** As many columns as fit, none narrower than `least`. */
  fit: (_, least, gap) => ({
    display: 'grid',
    'grid-template-columns': `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
    gap,
  }),
  /** Its content must not widen it. */
  column: (_, gap) => ({ display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)', gap }),
  surface: (_, radius) => surface(radius),
  /** For child elements: one class each, named like its grid area. */
  areas: (_, ...names) =>
    Object.fromEntries(names.map((name) => [`:where(& .${name})`, { 'grid-area': name }])),
  'rows-in-box': {
    ...surface('lg'),
    overflow: 'hidden',
    '& > li + li': { 'border-top': '1px solid var(--shop-line)' },
  },
  /** Above the bottom bar of a phone. */
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
  /** Visible only while focused. */
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
  tone: (_, tone) => toned(tone),
  /** Mantine's variables of a colour from the shop's tone in both schemes. */
  'staff-tone': (_, tone, filled, hover) => {
    const color = `--mantine-color-${tone}`;
    return {
      [`${color}-filled`]: filled,
      [`${color}-filled-hover`]: hover,
      [`${color}-light`]: `var(--shop-${tone}-bg)`,
      [`${color}-light-hover`]: `color-mix(in srgb, var(--shop-${tone}-bg) 88%, var(--shop-${tone}-text))`,
      [`${color}-light-color`]: `var(--shop-${tone}-text)`,
      [`${color}-outline`]: `var(--shop-${tone}-text)`,
      [`${color}-outline-hover`]: `var(--shop-${tone}-bg)`,
      [`${color}-text`]: `var(--shop-${tone}-text)`,
    };
  },
  filled: { 'background-color': 'var(--shop-fill, #b64b12)', color: 'var(--shop-on-fill, #ffffff)' },
  dimmed: (_, size) => ({ color: 'var(--mantine-color-dimmed)', 'font-size': size }),
  text: (_, size, weight, height) => ({
    'font-size': size,
    'font-weight': weight,
    ...(height === undefined ? {} : { 'line-height': height }),
  }),
  'plain-link': plainLink,
  'name-link': { ...plainLink, '&:hover': { 'text-decoration': 'underline' } },
  /** A link whose target is its whole nearest positioned box. */
  'card-link': { ...plainLink, '&::after': { content: '""', position: 'absolute', inset: '0' } },
  'fill-picture': { position: 'absolute', inset: '0', width: '100%', height: '100%', 'object-fit': 'cover' },
  /** Labels of several lines in a button that is never wider than its container. */
  'wrapping-button': {
    'max-width': '100%',
    height: 'auto',
    'min-height': 'max(var(--button-height), var(--staff-target, 0px))',
    // Trimmed to capitals, the box would clip descenders.
    '& .mantine-Button-label': { 'text-box': 'normal', 'line-height': '1.3', 'white-space': 'normal' },
  },
  /** One line that scrolls; nothing in it shrinks. */
  'scroll-row': (_, gap) => ({ display: 'flex', gap, 'overflow-x': 'auto', '& > *': { flex: 'none' } }),
  'page-width': pageWidth,
  outlined: { border: '1px solid var(--shop-line)', 'border-radius': 'var(--mantine-radius-md)' },
  /** The appearance of a field, for elements that are not Mantine's. */
  field: {
    border: '1px solid var(--mantine-color-default-border)',
    'border-radius': 'var(--mantine-radius-md)',
    'background-color': 'var(--shop-surface)',
  },
  message: (_, tone) => ({ ...toned(tone), 'border-radius': 'var(--mantine-radius-md)' }),
  'tone-text': (_, tone) => ({ color: `var(--shop-${tone}-text)`, 'font-weight': '550' }),
  struck: { color: 'var(--mantine-color-dimmed)', 'text-decoration': 'line-through' },
  /** Large enough for gloves. */
  target: { 'min-width': '44px', 'min-height': '44px' },
  ellipsis: { overflow: 'hidden', 'text-overflow': 'ellipsis' },
  'focus-ring': { outline: '3px solid var(--shop-accent)', 'outline-offset': '2px' },
  disc: (_, size) => ({ ...middle, width: size, height: size, 'border-radius': '50%' }),
  thumb: (_, size) => ({ width: size, 'border-radius': 'var(--mantine-radius-sm)', 'aspect-ratio': '1' }),
  /** A button or field without its own appearance. */
  bare: { border: '0', background: 'none', color: 'inherit', cursor: 'pointer' },
  fieldset: { margin: '0', padding: '0', border: '0' },
  divided: { '& + &': { 'border-top': '1px solid var(--shop-line)' } },
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
