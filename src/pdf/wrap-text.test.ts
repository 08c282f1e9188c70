import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { embedFonts } from './document-fonts.ts';
import { TEXT } from './document-style.ts';
import { testFonts } from './testing/test-fonts.ts';
import { fitText, measureText, wrapText } from './wrap-text.ts';

const fonts = await embedFonts(await PDFDocument.create(), testFonts);
const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });

describe('text in a column', () => {
  it('breaks at spaces, and within a word only when the word is wider than the column', () => {
    const width = measureText(fonts, 'Çokollatë e', TEXT.body) + 1;
    expect(wrapText(fonts, 'Çokollatë e zezë', TEXT.body, width)).toEqual(['Çokollatë e', 'zezë']);
    expect(wrapText(fonts, 'ÇokollatëÇokollatë', TEXT.body, width).length).toBe(2);
  });

  it('keeps the line feeds of an address and drops empty ends', () => {
    expect(wrapText(fonts, '\nRr. A 1\r\n14000 Lipjan\n\n', TEXT.body, 200)).toEqual([
      'Rr. A 1',
      '14000 Lipjan',
    ]);
    expect(wrapText(fonts, '  ', TEXT.body, 200)).toEqual([]);
  });

  it('shows by an ellipsis what was cut off', () => {
    const lines = wrapText(fonts, 'një dy tre katër pesë gjashtë', TEXT.body, 40, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(fitText(fonts, 'një dy tre', TEXT.body, 500)).toBe('një dy tre');
    expect(fitText(fonts, 'një\ndy tre katër', TEXT.body, 40)).toMatch(/^një d.*…$/);
  });

  it('is never wider than its column and loses no letter', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 30, max: 300 }), (text, width) => {
        const lines = wrapText(fonts, text, TEXT.body, width);
        for (const line of lines) expect(measureText(fonts, line, TEXT.body)).toBeLessThanOrEqual(width);
        expect(lines.join('').replace(/\s/g, '')).toBe(fonts.clean(text).replace(/\s/g, ''));
      }),
    );
  });

  it('can always be set: what the fonts lack, or fontkit fails to shape, is a box', () => {
    expect(fonts.clean('a\u2d30b')).toBe('a□b');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const clean = fonts.clean(text);
        expect(() => fonts.bold.encode(clean.replaceAll('\n', ''))).not.toThrow();
        for (const character of clean.replaceAll('\n', '')) {
          expect(testFonts.regular.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).toBe(true);
        }
      }),
    );
  });
});
