import { type DocumentFonts, faceOf } from './document-fonts.ts';
import type { TextStyle } from './document-style.ts';

const ELLIPSIS = '…';

export function measureText(fonts: DocumentFonts, text: string, style: TextStyle): number {
  return faceOf(fonts, style).widthOf(text, style.size);
}

export function wrapText(
  fonts: DocumentFonts,
  text: string,
  style: TextStyle,
  width: number,
  maxLines = Number.POSITIVE_INFINITY,
): readonly string[] {
  const lines = fonts
    .clean(text)
    .trim()
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(fonts, paragraph, style, width))
    .filter((line, index, all) => line !== '' || (index > 0 && all[index - 1] !== ''));
  if (lines.length <= maxLines) return lines;
  const shown = lines.slice(0, maxLines);
  return [...shown.slice(0, -1), shorten(fonts, `${shown.at(-1) ?? ''}${ELLIPSIS}`, style, width)];
}

export function fitText(fonts: DocumentFonts, text: string, style: TextStyle, width: number): string {
  const line = fonts.clean(text).replace(/\s+/g, ' ').trim();
  return measureText(fonts, line, style) <= width ? line : shorten(fonts, `${line}${ELLIPSIS}`, style, width);
}

function wrapParagraph(fonts: DocumentFonts, paragraph: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/ +/).filter(Boolean)) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (measureText(fonts, joined, style) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = breakWord(fonts, word, style, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  lines.push(line);
  return lines;
}

function breakWord(fonts: DocumentFonts, word: string, style: TextStyle, width: number): string[] {
  if (measureText(fonts, word, style) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measureText(fonts, piece + character, style) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

function shorten(fonts: DocumentFonts, line: string, style: TextStyle, width: number): string {
  const characters = Array.from(line).slice(0, -1);
  let shortened = line;
  while (characters.length > 0 && measureText(fonts, shortened, style) > width) {
    characters.pop();
    shortened = `${characters.join('').trimEnd()}${ELLIPSIS}`;
  }
  return shortened;
}
