import { type Accent, accentOf, type Colour, type SchemeTones, WHITE } from './accent.ts';
import { DEFAULT_ACCENT } from './brand.ts';

/**
 * A style sheet with the accent that overrides src/web/theme.ts, so that the colour is right before any code runs.
 * Empty for the theme's default accent. The selectors outweigh those that Mantine writes at run time.
 */
export function accentStyle(colour: Colour): string {
  if (colour === DEFAULT_ACCENT) return '';
  const accent = accentOf(colour);
  return [
    rule(':root:root:root', {
      ...Object.fromEntries(accent.tones.map((tone, at) => [`--mantine-color-orange-${at}`, tone])),
      '--mantine-color-orange-filled': accent.fill,
      '--mantine-color-orange-filled-hover': accent.fillHover,
      '--mantine-primary-color-contrast': accent.onFill,
      '--shop-fill': accent.fill,
      '--shop-fill-hover': accent.fillHover,
      '--shop-on-fill': accent.onFill,
    }),
    rule(':root:root[data-mantine-color-scheme="light"]', scheme(accent.light)),
    rule(':root:root[data-mantine-color-scheme="dark"]', scheme(accent.dark)),
    ...onFill(accent),
  ].join('');
}

function scheme({ accent, text, soft, softHover }: SchemeTones): Readonly<Record<string, Colour>> {
  return {
    '--shop-accent': accent,
    '--shop-accent-text': text,
    '--shop-accent-soft': soft,
    '--mantine-color-anchor': text,
    '--mantine-color-orange-text': text,
    '--mantine-color-orange-outline': text,
    '--mantine-color-orange-light': soft,
    '--mantine-color-orange-light-hover': softHover,
    '--mantine-color-orange-light-color': text,
  };
}

/** Mantine components that are filled with the accent, with the properties of their text and background colour. */
const FILLED = [
  ['Button', '--button-color', '--button-bg'],
  ['ActionIcon', '--ai-color', '--ai-bg'],
  ['ThemeIcon', '--ti-color', '--ti-bg'],
  ['Badge', '--badge-color', '--badge-bg'],
] as const;

/** Mantine sets white text on filled components without a colour of their own, and on those that name the accent. */
function onFill({ onFill: text }: Accent): string[] {
  if (text === WHITE) return [];
  const colour = `${text}!important`;
  const parts = FILLED.flatMap(([part, color, background]) => {
    const root = `.mantine-${part}-root`;
    const named = `${root}[style*="${background}: var(--mantine-color-orange-filled)"]`;
    return [rule(`${root}:not([data-variant],[style*="${background}"]),${named}`, { [color]: colour })];
  });
  return [
    ...parts,
    rule('.mantine-Checkbox-root', { '--checkbox-icon-color': text }),
    rule('.mantine-Radio-root', { '--radio-icon-color': text }),
    rule('.mantine-Pagination-root', { '--pagination-active-color': text }),
  ];
}

function rule(selector: string, values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}
