import { expect, test } from 'vitest';
import { drawText } from '#web/testing/draw.tsx';
import { DayRange } from './day-range.tsx';

test('days in the wrong order say why they find nothing', () => {
  const between = (from?: string, to?: string) =>
    drawText(<DayRange from={from} to={to} onChange={() => {}} />);
  const why = 'Data e fillimit është pas datës së mbarimit.';
  expect(between('2026-11-27', '2026-11-26')).toContain(why);
  expect(between('2026-11-27', '2026-11-27')).not.toContain(why);
  expect(between('2026-11-27')).not.toContain(why);
});
