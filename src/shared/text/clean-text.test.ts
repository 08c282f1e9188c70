import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanParagraphs } from './clean-text.ts';

const TROUBLE = [
  '<',
  '>',
  '\0',
  '\x85',
  '\n',
  '\r',
  '\t',
  ' ',
  '\u00a0',
  'a',
  'c',
  'ç',
  '\ud800',
  '\udc00',
  '\u0327',
];

describe('text as it is stored', () => {
  it('has no angle brackets, control characters or double spaces', () => {
    expect(cleanLine(' <b>Krem</b>\u0000  vanilje\n\t2 kg ')).toBe('bKrem/b vanilje 2 kg');
    expect(cleanLine('\ud800')).toBe('\ufffd');
    expect(cleanLine('c\u0327')).toBe('ç');
    expect(cleanLine('c<\u0327')).toBe('ç');
  });

  it('keeps the line breaks of a description', () => {
    expect(cleanParagraphs(' Një \r\n\tdy\n\n\n\ntre <x> ')).toBe('Një\ndy\n\ntre x');
  });

  it('is clean after one cleaning', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...TROUBLE), maxLength: 20 }), (text) => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
        expect(cleanParagraphs(cleanParagraphs(text))).toBe(cleanParagraphs(text));
        expect(cleanParagraphs(text)).not.toMatch(/[<>\0]/);
      }),
    );
  });
});
