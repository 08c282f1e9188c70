import { expect, test } from 'vitest';
import { articleNumberForms, codeForms, codeKey, isBarcode, toArticleNumber } from './barcode.ts';

test.each(['4006381333931', '96385074', '036000291452', '10614141000415'])('%s is a barcode', (digits) => {
  expect(isBarcode(digits)).toBe(true);
});

test.each(['4006381333932', '123', '', 'A006381333931', '40063813339310'])('"%s" is none', (digits) => {
  expect(isBarcode(digits)).toBe(false);
});

const ONE = '0036000291452';

test.each([
  ['036000291452', ONE],
  ['0036000291452', ONE],
  ['00036000291452', ONE],
  ['0 36000 29145 2', ONE],
  ['\u202a036000291452\u202c', ONE],
  [']E0036000291452', ONE],
  [']C101000360002914521727123110A', ONE],
  ['(01)00036000291452(17)271231(10)A', ONE],
  ['(10)A(01)00036000291452', ONE],
  ['10LOT\u001d0100036000291452', ONE],
  ['https://id.gs1.org/01/00036000291452/10/A', ONE],
  ['96385074', '96385074'],
  ['00000096385074', '96385074'],
  ['10036000291459', '10036000291459'],
  ['036000291453', null],
  ['PR-1', null],
  ['', null],
  ['4051', null],
])('the article number in %j is %j', (scanned, number) => {
  expect(toArticleNumber(scanned)).toBe(number);
  if (number !== null) expect(articleNumberForms(scanned)).toContain(number);
});

test('a code is compared by its article number, else as it is typed', () => {
  expect(codeKey('036000291452')).toBe(codeKey(']E00036000291452'));
  expect(codeKey('PR\u20111')).toBe(codeKey(' pr-1\u200b'));
  expect(codeForms('036000291452')).toEqual(['036000291452', ONE, `0${ONE}`]);
  expect(codeForms('  ')).toEqual([]);
});
