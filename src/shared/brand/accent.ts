/** `#rrggbb`, in lower case. */
export type Colour = string;

export const WHITE = '#ffffff';
export const DARK_TEXT = '#1a1a1a';

/** WCAG 2.2, 1.4.3: text of normal size. */
export const MIN_CONTRAST = 4.5;

/** Backgrounds of src/web/theme.ts that carry text in the accent colour, without the accent's own soft tone. */
const LIGHT_SURFACES = [
  ...['#fdf9f3', '#ffffff', '#f6efe5', '#f0e8dc'],
  // Notes: good, warning, bad, information.
  ...['#e4f2e3', '#fdf0cf', '#fbe3e0', '#e2edf6'],
];
const DARK_SURFACES = [
  ...['#1e1712', '#2a211b', '#18120e', '#3a3028', '#453a31'],
  ...['#1e3a26', '#42330f', '#4a211d', '#1d3347'],
];

export type SchemeTones = {
  /** Lines, dots and outlines. */
  readonly accent: Colour;
  readonly text: Colour;
  readonly soft: Colour;
  readonly softHover: Colour;
};

export type Accent = {
  readonly tones: readonly Colour[];
  /** Filled buttons: the accent, darkened where neither white nor dark text would be readable on it. */
  readonly fill: Colour;
  readonly fillHover: Colour;
  readonly onFill: Colour;
  readonly isDarkened: boolean;
  readonly light: SchemeTones;
  readonly dark: SchemeTones;
};

export function accentOf(colour: Colour): Accent {
  const chosen = colour.toLowerCase();
  const fill = stepUntil(chosen, '#000000', (tone) => contrast(textOn(tone), tone) >= MIN_CONTRAST);
  const onFill = textOn(fill);
  const soft = mix(fill, WHITE, 0.86);
  const softHover = mix(fill, WHITE, 0.76);
  const darkSoft = mix(fill, '#1e1712', 0.78);
  const darkSoftHover = mix(fill, '#1e1712', 0.68);
  const readableOn = (surfaces: readonly Colour[]) => (tone: Colour) =>
    surfaces.every((surface) => contrast(tone, surface) >= MIN_CONTRAST);
  const text = stepUntil(fill, '#000000', readableOn([...LIGHT_SURFACES, soft, softHover]));
  const darkText = stepUntil(fill, WHITE, readableOn([...DARK_SURFACES, darkSoft, darkSoftHover]));
  return {
    tones: [
      ...[0.94, 0.86, 0.7, 0.52, 0.34, 0.16].map((share) => mix(fill, WHITE, share)),
      fill,
      ...[0.14, 0.3, 0.5].map((share) => mix(fill, '#000000', share)),
    ],
    fill,
    // Shifted away from the text colour, so that the text stays readable on hover.
    fillHover: mix(fill, onFill === WHITE ? '#000000' : WHITE, 0.14),
    onFill,
    isDarkened: fill !== chosen,
    light: { accent: seenOn(fill, LIGHT_SURFACES, '#000000'), text, soft, softHover },
    dark: {
      accent: seenOn(fill, DARK_SURFACES, WHITE),
      text: darkText,
      soft: darkSoft,
      softHover: darkSoftHover,
    },
  };
}

/** Outlines need 3 : 1 (WCAG 2.2, 1.4.11). */
function seenOn(tone: Colour, surfaces: readonly Colour[], towards: Colour): Colour {
  return stepUntil(tone, towards, (stepped) => surfaces.every((surface) => contrast(stepped, surface) >= 3));
}

/** White or dark, whichever contrasts more. */
export function textOn(colour: Colour): Colour {
  return contrast(WHITE, colour) >= contrast(DARK_TEXT, colour) ? WHITE : DARK_TEXT;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const STEPS = 100;

function stepUntil(from: Colour, towards: Colour, isEnough: (tone: Colour) => boolean): Colour {
  for (let step = 0; step < STEPS; step += 1) {
    const tone = mix(from, towards, step / STEPS);
    if (isEnough(tone)) return tone;
  }
  return towards;
}

function mix(from: Colour, towards: Colour, share: number): Colour {
  const ends = channels(towards);
  const mixed = channels(from).map((channel, at) =>
    Math.round(channel + ((ends[at] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
