import { shade, tint } from './colour.ts';
import { el, num } from './svg.ts';

/** Offset 0–1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects gradients, blurs and clips; each is written once, however often it is used. */
export interface Ink {
  linear(stops: readonly Stop[], direction?: 'right' | 'down' | 'diagonal' | 'rising'): string;
  radial(stops: readonly Stop[], focus?: { cx: number; cy: number; r: number }): string;
  blur(deviation: number): string;
  clip(markup: string): string;
  definitions(): string;
}

const directions = {
  right: { x1: 0, y1: 0, x2: 1, y2: 0 },
  down: { x1: 0, y1: 0, x2: 0, y2: 1 },
  diagonal: { x1: 0, y1: 0, x2: 1, y2: 1 },
  rising: { x1: 0, y1: 1, x2: 1, y2: 0 },
} as const;

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('');
}

export function createInk(): Ink {
  const known = new Map<string, string>();
  const define = (build: (id: string) => string): string => {
    const key = build('');
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    const id = `d${known.size + 1}`;
    known.set(key, id);
    return id;
  };
  return {
    linear: (stops, direction = 'right') =>
      `url(#${define((id) => el('linearGradient', { id, ...directions[direction] }, stopMarkup(stops)))})`,
    radial: (stops, focus = { cx: 0.36, cy: 0.3, r: 0.75 }) =>
      `url(#${define((id) => el('radialGradient', { id, ...focus }, stopMarkup(stops)))})`,
    blur: (deviation) =>
      `url(#${define((id) =>
        el(
          'filter',
          { id, x: '-40%', y: '-40%', width: '180%', height: '180%' },
          `<feGaussianBlur stdDeviation="${num(deviation)}"/>`,
        ),
      )})`,
    clip: (markup) => `url(#${define((id) => el('clipPath', { id }, markup))})`,
    definitions: () => [...known].map(([key, id]) => key.replace(' id=""', ` id="${id}"`)).join(''),
  };
}

/** A matte turned surface (pail, jar, cup) lit from the top left. */
export function turned(ink: Ink, colour: string): string {
  return ink.linear([
    [0, shade(colour, 0.14)],
    [0.1, shade(colour, 0.03)],
    [0.28, tint(colour, 0.42)],
    [0.46, tint(colour, 0.08)],
    [0.78, shade(colour, 0.14)],
    [0.95, shade(colour, 0.24)],
    [1, shade(colour, 0.18)],
  ]);
}

/** A soft round thing (fruit, scoop, ball) lit from the top left. */
export function rounded(ink: Ink, colour: string): string {
  return ink.radial([
    [0, tint(colour, 0.45)],
    [0.35, tint(colour, 0.08)],
    [0.75, shade(colour, 0.1)],
    [1, shade(colour, 0.3)],
  ]);
}

/** A flat face that fades away from the light. */
export function face(ink: Ink, colour: string, depth = 0.1): string {
  return ink.linear(
    [
      [0, tint(colour, 0.16)],
      [0.5, colour],
      [1, shade(colour, depth)],
    ],
    'diagonal',
  );
}
