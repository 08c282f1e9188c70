import { decodeText } from '../csv/decode-text.ts';
import { findOtherFormat } from '../other-format.ts';
import { UnreadableSheet } from '../unreadable-sheet.ts';
import { readCamt053 } from './camt053.ts';
import { readMt940 } from './mt940.ts';
import type { Statement } from './statement.ts';

/** Null for a file that is neither camt.053 nor MT940. Throws `UnreadableSheet` for one that is broken or too long. */
export function readStatement(bytes: Uint8Array, maxEntries: number): Statement | null {
  const format = findOtherFormat(bytes);
  if (format !== 'camt.053' && format !== 'MT940') return null;
  const statement = format === 'MT940' ? readMt940(decodeText(bytes)) : readXml(bytes);
  if (statement.entries.length > maxEntries) throw new UnreadableSheet('too-many-rows');
  return statement;
}

function readXml(bytes: Uint8Array): Statement {
  try {
    return readCamt053(decodeXml(bytes));
  } catch {
    throw new UnreadableSheet('broken-statement');
  }
}

function decodeXml(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, encoding] = /^[^<]*<\?xml[^>]*\bencoding=["']([\w-]+)["']/i.exec(head) ?? [];
  if (encoding === undefined || /^utf-?8$/i.test(encoding)) return decodeText(bytes);
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return decodeText(bytes);
  }
}
