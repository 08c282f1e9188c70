import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { readSheet as readXlsxSheet } from 'read-excel-file/universal';
import type { UnreadableFile } from './sheet.ts';

/** What an XLSX may unfold to; a small file that claims more is a trap. */
const MOST_UNZIPPED_BYTES = 150 * 1024 * 1024;

/** A file that is no table, or too much of one. */
export class UnreadableSheet extends Error {
  readonly reason: UnreadableFile;

  constructor(reason: UnreadableFile) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The rows of a CSV (UTF-8 or Windows-1252; `;`, `,` or tab) or of an XLSX's first sheet, every cell as text, told
 * apart by content and not by name. Throws `UnreadableSheet`.
 */
export async function readSheet(bytes: Uint8Array, maxRows: number): Promise<string[][]> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const rows = isZip ? await readXlsx(bytes) : readCsv(bytes, maxRows);
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) throw new UnreadableSheet('not-a-table');
  if (filled.length > maxRows + 1) throw new UnreadableSheet('too-many-rows');
  return rows.slice(0, lastFilled(rows) + 1);
}

function lastFilled(rows: readonly (readonly string[])[]): number {
  return rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
}

async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  assertUnfoldsSmall(bytes);
  try {
    const blob = Uint8Array.from(bytes).buffer;
    const rows = await readXlsxSheet(blob);
    return rows.map((row) => row.map(toText));
  } catch {
    throw new UnreadableSheet('not-a-table');
  }
}

function assertUnfoldsSmall(bytes: Uint8Array): void {
  let total = 0;
  try {
    unzipSync(bytes, {
      filter: (file) => {
        total += file.originalSize;
        return false;
      },
    });
  } catch {
    throw new UnreadableSheet('not-a-table');
  }
  if (total > MOST_UNZIPPED_BYTES) throw new UnreadableSheet('too-large');
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'po' : 'jo';
  return String(cell);
}

function readCsv(bytes: Uint8Array, maxRows: number): string[][] {
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

/** Spreadsheet programs on Windows still save CSV in the old code page. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counts = [';', '\t', ','].map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).mark;
}

/** Takes off the apostrophe that our own exports put before what a spreadsheet could take for a formula. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
