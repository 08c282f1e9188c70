import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentOf, contrast, DARK_TEXT, MIN_CONTRAST, WHITE } from './accent.ts';
import { accentStyle } from './accent-style.ts';
import { DEFAULT_ACCENT } from './brand.ts';

const rounded = (one: string, other: string) => Math.round(contrast(one, other) * 10) / 10;

test('yellow: white has 1.4 : 1 and dark 12 : 1, so its text is dark', () => {
  expect(rounded('#f5d90a', WHITE)).toBe(1.4);
  expect(Math.round(contrast('#f5d90a', DARK_TEXT))).toBe(12);
  expect(accentOf('#f5d90a')).toMatchObject({ fill: '#f5d90a', onFill: DARK_TEXT, isDarkened: false });
});

test('grey: white has 3.5 : 1 and dark 5.0 : 1, so its text is dark', () => {
  expect(rounded('#8a8a8a', WHITE)).toBe(3.5);
  expect(rounded('#8a8a8a', DARK_TEXT)).toBe(5);
  expect(accentOf('#8a8a8a')).toMatchObject({ fill: '#8a8a8a', onFill: DARK_TEXT });
});

test('a colour on which neither can be read is darkened until white can', () => {
  const chosen = '#7a7a7a';
  expect(contrast(chosen, WHITE)).toBeLessThan(MIN_CONTRAST);
  expect(contrast(chosen, DARK_TEXT)).toBeLessThan(MIN_CONTRAST);
  const { fill, onFill, isDarkened } = accentOf(chosen);
  expect(isDarkened).toBe(true);
  expect(onFill).toBe(WHITE);
  expect(contrast(fill, WHITE)).toBeGreaterThanOrEqual(MIN_CONTRAST);
});

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Backgrounds of pages, cards, hovered rows and of good, warning, error and info notes, as in src/web/theme.ts. */
const LIGHT = ['#fdf9f3', '#ffffff', '#f6efe5', '#f0e8dc', '#e4f2e3', '#fdf0cf', '#fbe3e0', '#e2edf6'];
const DARK = [
  ...['#1e1712', '#2a211b', '#18120e', '#3a3028', '#453a31'],
  ...['#1e3a26', '#42330f', '#4a211d', '#1d3347'],
];

describe('whatever is chosen', () => {
  test('there are ten tones, and the text on the filled ones can be read, also under the pointer', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const { tones, fill, fillHover, onFill } = accentOf(colour);
        expect(tones).toHaveLength(10);
        expect(tones[6]).toBe(fill);
        for (const tone of tones) expect(tone).toMatch(/^#[0-9a-f]{6}$/);
        expect(contrast(fill, onFill)).toBeGreaterThanOrEqual(MIN_CONTRAST);
        expect(contrast(fillHover, onFill)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }),
    );
  });

  test('text in the colour can be read on every surface of both schemes', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const { light, dark } = accentOf(colour);
        for (const surface of [...LIGHT, light.soft, light.softHover])
          expect(contrast(light.text, surface)).toBeGreaterThanOrEqual(MIN_CONTRAST);
        for (const surface of [...DARK, dark.soft, dark.softHover])
          expect(contrast(dark.text, surface)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }),
    );
  });
});

test('the accent that the theme has by itself needs no style sheet', () => {
  expect(accentStyle(DEFAULT_ACCENT)).toBe('');
  expect(accentStyle('#f5d90a')).toContain('--mantine-color-orange-6:#f5d90a');
});
