import { expect, test } from 'vitest';
import { cleanScannedCode } from './scanned-code.ts';

test.each([
  [']C1TK-001', 'TK-001'],
  [']C0TK-001', 'TK-001'],
  [']E03830012345678', '3830012345678'],
  [']E496385074', '96385074'],
  [']d2TK-001', 'TK-001'],
  [']Q3TK-001', 'TK-001'],
  [']e0TK-001', 'TK-001'],
  [' \u001d]C1TK-001\u001d\r', 'TK-001'],
  ['TK-001', 'TK-001'],
  ['C1-001', 'C1-001'],
  ['TK]C1', 'TK]C1'],
  ['', ''],
])('the code of a scanner: %j is %j', (scanned, code) => {
  expect(cleanScannedCode(scanned)).toBe(code);
});
