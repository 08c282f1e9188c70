import { describe, expect, it } from 'vitest';
import { skipsStep } from './skips-step.ts';

describe('an order that gets a status', () => {
  it('skips no step when it goes on to the next one, back, or stays', () => {
    expect(skipsStep('E Procesuar', 'E Pergaditur')).toBe(false);
    expect(skipsStep('E Nisur', 'E Procesuar')).toBe(false);
    expect(skipsStep('E Nisur', 'E Nisur')).toBe(false);
  });

  it('skips a step when it jumps ahead', () => {
    expect(skipsStep('E Procesuar', 'E Nisur')).toBe(true);
    expect(skipsStep('E Pergaditur', 'E Realizuar')).toBe(true);
  });

  it('is cancelled, or taken up again, without skipping', () => {
    expect(skipsStep('E Procesuar', 'E Anuluar')).toBe(false);
    expect(skipsStep('E Anuluar', 'E Procesuar')).toBe(false);
    expect(skipsStep('E Anuluar', 'E Pergaditur')).toBe(true);
  });
});
