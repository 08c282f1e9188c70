import { expect, test } from 'vitest';
import { isFillerReference } from './bank-reference.ts';

test.each([
  'NOTPROVIDED',
  'NotProvided',
  'NON REF',
  'NONREF',
  'N/A',
  'n.a.',
  '0',
  '00000',
  '–',
  '---',
  '',
  ' . ',
])('%j is no reference', (text) => expect(isFillerReference(text)).toBe(true));

test.each([
  'pa referencë',
  'PA REF',
  'Ska',
  's’ka',
  'null',
  'None',
  'xxx',
  'XXXXXX',
  'unknown',
  'Not available',
  'mungon',
])('%j is no reference either', (text) => expect(isFillerReference(text)).toBe(true));

test.each([
  '1',
  'B-1',
  'FT26315XYZ',
  'RF18539007547034',
  '00012',
  'Qira',
  'PA-REF-0a1b',
  'N26',
  'NR-77',
  'A0',
  'nafta',
])('%j is one', (text) => expect(isFillerReference(text)).toBe(false));
