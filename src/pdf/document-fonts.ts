import fontkit from '@pdf-lib/fontkit';
import { type PDFDocument, type PDFFont, PDFHexString } from 'pdf-lib';
import type { TextStyle } from './document-style.ts';

export type FontFiles = { readonly regular: Uint8Array; readonly bold: Uint8Array };

type ParsedFont = {
  readonly bytes: Uint8Array;
  readonly font: ReturnType<typeof fontkit.create>;
  readonly advances: Map<string, number>;
};

export type FontSource = {
  readonly regular: ParsedFont;
  readonly bold: ParsedFont;
  readonly canSet: (codePoint: number) => boolean;
};

type FontFace = {
  readonly pdfFont: PDFFont;
  readonly widthOf: (text: string, size: number) => number;
  readonly encode: (text: string) => PDFHexString;
};

export type DocumentFonts = {
  readonly regular: FontFace;
  readonly bold: FontFace;
  readonly clean: (text: string) => string;
};

export function loadFonts(files: FontFiles): FontSource {
  const [regular, bold] = [parseFont(files.regular), parseFont(files.bold)];
  const known = new Map<number, boolean>();
  const canSet = (codePoint: number): boolean => {
    const answer = known.get(codePoint) ?? (canShape(regular, codePoint) && canShape(bold, codePoint));
    known.set(codePoint, answer);
    return answer;
  };
  return { regular, bold, canSet };
}

export async function embedFonts(pdf: PDFDocument, source: FontSource): Promise<DocumentFonts> {
  pdf.registerFontkit({
    create: (bytes) => (bytes === source.bold.bytes ? source.bold.font : source.regular.font),
  });
  return {
    regular: await embedFace(pdf, source.regular, 'FURNZR+DejaVuSansCondensed'),
    bold: await embedFace(pdf, source.bold, 'FURNZB+DejaVuSansCondensed-Bold'),
    clean: (text) => cleanText(text, source.canSet),
  };
}

export function faceOf(fonts: DocumentFonts, style: TextStyle): FontFace {
  return style.isBold ? fonts.bold : fonts.regular;
}

function parseFont(bytes: Uint8Array): ParsedFont {
  return { bytes, font: fontkit.create(bytes), advances: new Map() };
}

function canShape({ font }: ParsedFont, codePoint: number): boolean {
  if (!font.hasGlyphForCodePoint(codePoint)) return false;
  try {
    font.layout(String.fromCodePoint(codePoint));
    return true;
  } catch {
    return false;
  }
}

async function embedFace(pdf: PDFDocument, parsed: ParsedFont, customName: string): Promise<FontFace> {
  const pdfFont = await pdf.embedFont(parsed.bytes, { subset: true, customName });
  const glyphCodes = new Map<string, string>();
  const glyphCodeOf = (character: string): string => {
    const known = glyphCodes.get(character);
    if (known !== undefined) return known;
    nameGlyphs(parsed, character);
    const code = pdfFont.encodeText(character).asString();
    glyphCodes.set(character, code);
    return code;
  };
  return {
    pdfFont,
    widthOf: (text, size) => {
      let units = 0;
      for (const character of text) units += advanceOf(parsed, character);
      return (units * size) / parsed.font.unitsPerEm;
    },
    encode: (text) => PDFHexString.of(Array.from(text, glyphCodeOf).join('')),
  };
}

/**
 * The parsed font is shared by all documents and caches for a glyph the text it was first requested with. Without a
 * reset, the copyable text of a document would depend on earlier documents.
 */
function nameGlyphs({ font }: ParsedFont, character: string): void {
  const codePoint = character.codePointAt(0);
  for (const glyph of font.layout(character).glyphs) {
    glyph.codePoints = codePoint === undefined ? [] : [codePoint];
  }
}

function advanceOf(parsed: ParsedFont, character: string): number {
  const known = parsed.advances.get(character);
  if (known !== undefined) return known;
  const advance = parsed.font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth;
  parsed.advances.set(character, advance);
  return advance;
}

export const MISSING_CHARACTER = '□';

const INVISIBLE = /[\p{Cf}\p{Co}\p{Variation_Selector}]/gu;
const CONTROL_EXCEPT_LINE_FEED = /[^\P{Cc}\n]/gu;
const PILED_UP_MARKS = /(\p{M})\p{M}+/gu;

export function cleanText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const plain = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROL_EXCEPT_LINE_FEED, '')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(PILED_UP_MARKS, '$1');
  let cleaned = '';
  for (const character of plain) {
    const isKnown = character === '\n' || hasGlyph(character.codePointAt(0) ?? 0);
    cleaned += isKnown && character !== '\uFFFD' ? character : MISSING_CHARACTER;
  }
  return cleaned;
}
