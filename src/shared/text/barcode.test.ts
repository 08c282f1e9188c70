import { expect, test } from 'vitest';
import { isBarcode } from './barcode.ts';

test.each(['4006381333931', '96385074', '036000291452', '10614141000415'])('%s is a barcode', (digits) => {
  expect(isBarcode(digits)).toBe(true);
});

test.each(['4006381333932', '123', '', 'A006381333931', '40063813339310'])('"%s" is none', (digits) => {
  expect(isBarcode(digits)).toBe(false);
});
