import { decodeText } from './csv/decode-text.ts';
import type { OtherFormat } from './sheet.ts';

const BINARY: readonly (readonly [OtherFormat, readonly number[]])[] = [
  ['PDF', [0x25, 0x50, 0x44, 0x46]],
  ['figurë', [0x89, 0x50, 0x4e, 0x47]],
  ['figurë', [0xff, 0xd8, 0xff]],
  ['figurë', [0x47, 0x49, 0x46, 0x38]],
  ['GZIP', [0x1f, 0x8b]],
];

const TEXTS: readonly (readonly [OtherFormat, RegExp])[] = [
  ['RTF', /^\{\\rtf/],
  ['OFX', /^(OFXHEADER|<OFX|<\?OFX)/i],
  ['OFX', /^<\?xml[^>]*>\s*<\?OFX/i],
  ['HTML', /^(<\?xml[^>]*>\s*)?(<!--[^>]*-->\s*)?<(!doctype\s+html|html|head|body|table|style|meta|div)\b/i],
  ['camt.053', /^<[\s\S]*?(\bcamt\.053\b|<(\w+:)?BkToCstmrStmt\b)/],
  ['camt.052', /^<[\s\S]*?(\bcamt\.052\b|<(\w+:)?BkToCstmrAcctRpt\b)/],
  ['camt.054', /^<[\s\S]*?(\bcamt\.054\b|<(\w+:)?BkToCstmrDbtCdtNtfctn\b)/],
  ['pain.001', /^<[\s\S]*?(\bpain\.\d{3}\b|<(\w+:)?CstmrCdtTrfInitn\b)/],
  ['XML', /^<(\?xml|\w+:?\w*[\s>])/i],
  ['QIF', /^!(Type|Account|Option):/i],
  ['MT942', /^\{1:[^\r\n]*\{2:[IO]942/],
  ['MT942', /^(\{1:|:20:)[\s\S]*?[\r\n]:34F:/],
  ['MT940', /^(\{1:|:20:)/],
  ['MT940', /^[^\r\n]*[\r\n]+(?:[^\r\n]*[\r\n]+)?:20:[^\r\n]*[\r\n]+:25/],
  ['JSON', /^(\{\s*("|\})|\[\s*[{["\]])/],
];

const HEAD_BYTES = 4096;

/** The format of a file that is not a table, by its first bytes. */
export function findOtherFormat(bytes: Uint8Array): OtherFormat | null {
  const binary = BINARY.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte));
  if (binary) return binary[0];
  const head = decodeText(bytes.subarray(0, HEAD_BYTES)).replace(/^[\ufeff\s]+/, '');
  return TEXTS.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
}
