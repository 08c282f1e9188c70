import { expect, test } from 'vitest';
import { drawText } from '#web/testing/draw.tsx';
import { OrderNotes } from './confirm-bar.tsx';

test('what is missing is noted where it costs transport; a refusal says it beside the button, once', () => {
  const notes = (transportCents: number | null) => {
    const minimum = { minimumCents: 100_00, transportCents };
    return drawText(<OrderNotes cart={{ minimum, totalCents: 60_00, holdCause: 'overdue' }} />);
  };
  expect(notes(5_00)).toContain('Edhe 40,00 € deri te porosia pa transport');
  expect(notes(null)).toBe('Borxh i vonuar: porosia pret aprovimin e zyrës');
});
