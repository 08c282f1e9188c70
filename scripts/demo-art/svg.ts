export type Point = readonly [number, number];
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Two decimals are far below a pixel and keep the markup, and so the pictures, the same on every machine. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** One SVG element; attributes that are undefined are left out. */
export function el(tag: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
  return children.length === 0 ? `<${tag}${written}/>` : `<${tag}${written}>${children.join('')}</${tag}>`;
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return el('path', { d, fill, ...more });
}

/** An open line with round ends. */
export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return el('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return el('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return el('rect', { x, y, width, height, fill, ...more });
}

export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return el('polygon', { points: points.map(([x, y]) => `${num(x)},${num(y)}`).join(' '), fill, ...more });
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return el('g', attributes, ...children);
}

/** Moves, turns (degrees) and scales what was drawn around the origin. */
export function place(
  x: number,
  y: number,
  scale: number,
  turn: number,
  ...children: readonly string[]
): string {
  const transform = `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(scale)})`;
  return group({ transform }, ...children);
}
