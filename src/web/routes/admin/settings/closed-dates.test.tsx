import { expect, test } from 'vitest';
import { drawText } from '#web/testing/draw.tsx';
import { ClosedDates } from './closed-dates.tsx';

test('a closed day has the name of its holiday, and one by the moon asks to be checked', () => {
  const dates = ['2027-01-07', '2027-03-09', '2027-03-10'];
  const text = drawText(<ClosedDates dates={dates} isClosed={() => false} onChange={() => {}} />);
  expect(text).toMatch(
    /07\.01\.2027 Krishtlindjet ortodokse 09\.03\.2027 Fitër Bajrami \( ?sipas hënës, kontrolloni/,
  );
  expect(text).toMatch(/10\.03\.2027 Propozo festat zyrtare/);
});
