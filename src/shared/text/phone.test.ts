import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, isPlausiblePhone, normalizePhone } from './phone.ts';

describe('phone numbers', () => {
  it.each([
    '044 123-456',
    '044123456',
    '44 123 456',
    '+383 44 123 456',
    '+383 (0)44 123 456',
    '0038344123456',
    '00383 044 123 456',
    '383 44 123 456',
    '  044/123.456 ',
    '+00383 44 123 456',
    '+0 383 44 123 456',
  ])('%s is the number +38344123456', (typed) => expect(normalizePhone(typed)).toBe('+38344123456'));

  it('are read in groups, however they were typed', () => {
    expect(['049 555 777', '+38349555777'].map(formatPhone)).toEqual(Array(2).fill('+383 49 555 777'));
    expect(['0390 321 654', '038 123 456', '+383 280 320 110'].map(formatPhone)).toEqual([
      '+383 390 321 654',
      '+383 38 123 456',
      '+383 280 320 110',
    ]);
    expect(['0049 170 1234567', 'abc'].map(formatPhone)).toEqual(['+491701234567', 'abc']);
  });

  it('keeps the country code of a foreign number', () => {
    expect(normalizePhone('+355 69 123 4567')).toBe('+355691234567');
    expect(normalizePhone('0049 170 1234567')).toBe('+491701234567');
  });

  it.each(['', '  ', 'abc', '-', '0', '00', '+', '+383', '+383 0', '000'])('"%s" is no number', (typed) => {
    expect(normalizePhone(typed)).toBeNull();
    expect(isPlausiblePhone(typed)).toBe(false);
  });

  it('takes six to fifteen digits for a phone number, and no letters', () => {
    expect(isPlausiblePhone('044 123-456')).toBe(true);
    for (const short of ['12', '044 12', '12345']) expect(isPlausiblePhone(short)).toBe(false);
    expect(isPlausiblePhone('+1234567890123456')).toBe(false);
    expect(isPlausiblePhone('044 123 456 x')).toBe(false);
  });

  it('has one normal form: normalising twice changes nothing', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789+ -/()'.split('')), maxLength: 20 });
    fc.assert(
      fc.property(typed, (text) => {
        const once = normalizePhone(text);
        if (once !== null) expect(normalizePhone(once)).toBe(once);
      }),
    );
  });
});
