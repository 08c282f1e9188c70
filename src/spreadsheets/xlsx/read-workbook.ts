import { NOTHING_HIDDEN, type SheetContent, type UnreadSheet } from '../sheet.ts';
import { UnreadableSheet } from '../unreadable-sheet.ts';
import { openParts, type Parts } from './open-parts.ts';
import { readStructure, type SheetRef, type Structure } from './read-structure.ts';
import { readWorksheet, type Worksheet } from './read-worksheet.ts';

/** Reads the visible sheet with most content; hidden ones are named, never read. Throws `UnreadableSheet`. */
export function readWorkbook(bytes: Uint8Array, maxRows: number): SheetContent {
  const structure = readParts(bytes, maxRows);
  const sheets = structure.sheets.map((ref) => ({ ...ref, ...readSheet(ref, structure, maxRows) }));
  const filled = sheets.filter(({ filledRows }) => filledRows > 0);
  const shown = filled.filter(({ isHidden }) => !isHidden);
  const [first] = shown;
  if (!first) throw new UnreadableSheet(filled.length > 0 ? 'all-hidden' : 'not-a-table');
  const fullest = shown.reduce((most, next) => (next.filledRows > most.filledRows ? next : most));
  return {
    rows: fullest.rows,
    marks: fullest.marks,
    sheet: fullest.name,
    hidden: fullest.hidden,
    unreadSheets: filled
      .filter((sheet) => sheet !== fullest)
      .map(({ name, isHidden }): UnreadSheet => ({ name, isHidden })),
    is1904: structure.is1904,
  };
}

function readParts(bytes: Uint8Array, maxRows: number): Structure {
  const parts = openParts(bytes);
  const structure = tryStructure(parts);
  if (structure && structure.sheets.length > 0) return structure;
  // Reports sheets that are too large also without a list of sheets.
  const loose: Structure = { sheets: [], is1904: false, texts: [], formats: [] };
  parts.read('xl/sharedstrings.xml');
  for (const path of parts.paths) {
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(path)) {
      const pieces = () => parts.readPieces(path, 'row');
      readSheet({ name: path, isHidden: false, pieces }, loose, maxRows);
    }
  }
  throw new UnreadableSheet('not-a-table');
}

function tryStructure(parts: Parts): Structure | null {
  try {
    return readStructure(parts);
  } catch (error) {
    if (error instanceof UnreadableSheet && error.reason === 'too-large') throw error;
    return null;
  }
}

const UNREAD: Worksheet = { rows: [], marks: [], filledRows: 1, hidden: NOTHING_HIDDEN };

function readSheet(ref: SheetRef, structure: Structure, maxRows: number): Worksheet {
  try {
    return readWorksheet(ref.pieces(), structure, maxRows);
  } catch (error) {
    if (error instanceof UnreadableSheet) {
      // A hidden sheet is not read, however large it is.
      if (ref.isHidden) return UNREAD;
      throw error;
    }
    if (ref.isHidden) return UNREAD;
    throw new UnreadableSheet('not-a-table');
  }
}
