import { parse } from 'csv-parse/sync';
import { UnreadableSheet } from './unreadable-sheet.ts';

const SCANNED_LINES = 30;

/** Supports UTF-8, UTF-16 and Windows-1252, separated by `;`, `,` or tab. Throws `UnreadableSheet` for binary data. */
export function readCsv(bytes: Uint8Array, maxRows: number): string[][] {
  const text = decode(bytes);
  if (text.includes('\0')) throw new UnreadableSheet('not-a-table');
  try {
    const rows: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: maxRows + 2,
    });
    return rows.map((row) => row.map(withoutGuard));
  } catch {
    throw new UnreadableSheet('not-a-table');
  }
}

/** Spreadsheet programs on Windows still save CSV in the old code page, and their "Unicode text" as UTF-16. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, SCANNED_LINES).filter((line) => line.trim() !== '');
  const scored = [';', '\t', ','].map((mark) => {
    const counts = lines.map((line) => line.split(mark).length).filter((columns) => columns > 1);
    const agreeing = Math.max(
      0,
      ...Map.groupBy(counts, (columns) => columns)
        .values()
        .map((same) => same.length),
    );
    return { mark, agreeing };
  });
  return scored.reduce((best, next) => (next.agreeing > best.agreeing ? next : best)).mark;
}

function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
