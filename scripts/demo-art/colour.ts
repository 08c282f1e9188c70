/** Shades go towards cocoa and tints towards cream, never to grey: it is what holds the pictures together. */
export const palette = {
  cream: '#FBF6EE',
  creamDeep: '#F3E6D3',
  white: '#FFFDF8',
  cocoa: '#3B241A',
  accent: '#B64B12',
  accentDeep: '#9A3F12',
  gold: '#E3B04B',
  kraft: '#D3A671',
  leaf: '#6F9A43',
  steel: '#C9CED3',
} as const;

function channels(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `amount` 0 is all `from`, 1 is all `to`. Colours are `#RRGGBB`. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from);
  const b = channels(to);
  const blend = (x: number, y: number) => Math.round(x + (y - x) * amount);
  const value = (blend(a[0], b[0]) << 16) | (blend(a[1], b[1]) << 8) | blend(a[2], b[2]);
  return `#${value.toString(16).padStart(6, '0')}`;
}

export function shade(colour: string, amount: number): string {
  return mix(colour, palette.cocoa, amount);
}

export function tint(colour: string, amount: number): string {
  return mix(colour, '#FFFBF3', amount);
}
