import { unzipSync } from 'fflate';
import { MAX_COLUMNS, UnreadableSheet } from './unreadable-sheet.ts';

const MAX_UNZIPPED_BYTES = 80 * 1024 * 1024;

const MAX_ROWS_TO_A_ROW = 5;

const MAX_PLACES = 5_000_000;

const MAX_STRETCH = 1024 * 1024;

/**
 * Rejects an XLSX that would exhaust memory before it is parsed: by its uncompressed size, by the extent of its
 * cells, and for an unterminated tag or text. Throws `UnreadableSheet`.
 */
export function assertWorkbookFits(bytes: Uint8Array, maxRows: number): void {
  for (const [name, xml] of unfoldParts(bytes)) {
    if (hasEndlessStretch(xml, '<') || hasEndlessStretch(xml, '>')) throw new UnreadableSheet('too-large');
    if (!isSheet(name)) continue;
    const { rows, columns } = measure(xml);
    if (columns > MAX_COLUMNS) throw new UnreadableSheet('too-wide');
    if (rows > maxRows * MAX_ROWS_TO_A_ROW) throw new UnreadableSheet('too-many-rows');
    if (rows * columns > MAX_PLACES) throw new UnreadableSheet('too-large');
  }
}

const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name);

function hasEndlessStretch(xml: Uint8Array, bracket: string): boolean {
  const code = bracket.charCodeAt(0);
  let last = 0;
  for (let at = xml.indexOf(code); at >= 0; at = xml.indexOf(code, at + 1)) {
    if (at - last > MAX_STRETCH) return true;
    last = at;
  }
  return xml.length - last > MAX_STRETCH;
}

function unfoldParts(bytes: Uint8Array): [name: string, xml: Uint8Array][] {
  let total = 0;
  try {
    // Sizes first: nothing is decompressed before all of them are known.
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize;
        return false;
      },
    });
    if (total > MAX_UNZIPPED_BYTES) throw new UnreadableSheet('too-large');
    return Object.entries(unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/i.test(name) }));
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error;
    throw new UnreadableSheet('not-a-table');
  }
}

function measure(xml: Uint8Array): { readonly rows: number; readonly columns: number } {
  const text = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength).toString('latin1');
  let rows = 0;
  let columns = 0;
  for (const [, letters = '', digits = ''] of text.matchAll(/<c\s[^<>]{0,200}?\br=["']([A-Z]+)(\d+)["']/gi)) {
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, toColumn(letters));
  }
  return { rows, columns };
}

function toColumn(letters: string): number {
  return [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
