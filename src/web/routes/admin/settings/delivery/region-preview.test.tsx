import { expect, test } from 'vitest';
import { drawText } from '#web/testing/draw.tsx';
import { OvertakenRules } from './overtaken-rules.tsx';
import { PreviewDays } from './region-preview.tsx';
import { findFaults, type RegionDelivery, type RuleValues, toValues, toWeekdays } from './rule-values.ts';

const OPEN = { isOpen: true, cutoffHour: 12, cutoffDays: 0, window: '', capacity: null, driverId: null };
const REGION: RegionDelivery = {
  regionId: 1,
  regionName: 'Lipjan',
  weekdays: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ ...OPEN, isOpen: weekday !== 0 && weekday !== 6 })),
  closedDays: [],
  isOwn: false,
  version: '',
  taken: [],
};

function thursdays(typed: Partial<RuleValues['weekdays'][number]>, closedDays: string[] = []): RuleValues {
  const { weekdays } = toValues(REGION);
  return { weekdays: weekdays.map((rule, day) => (day === 4 ? { ...rule, ...typed } : rule)), closedDays };
}

function seen(values: RuleValues, taken: RegionDelivery['taken'] = []): string[] {
  const now = { date: '2026-11-18', hour: 13 };
  const text = drawText(<PreviewDays values={values} shopClosedDates={[]} taken={taken} now={now} />);
  return [...text.matchAll(/e enjte (.*?) e premte/g)].map((found) => found[1] ?? '');
}

test('what is typed is what is saved, and an empty capacity is any number', () => {
  const typed = { cutoffDays: '1', cutoffHour: '16', window: '08–11', capacity: '20', driverId: '7' };
  const weekdays = toWeekdays(thursdays(typed));
  expect(weekdays[3]).toEqual(OPEN);
  expect(weekdays[4]).toEqual({
    isOpen: true,
    cutoffHour: 16,
    cutoffDays: 1,
    window: '08–11',
    capacity: 20,
    driverId: 7,
  });
  expect(toWeekdays(toValues({ ...REGION, weekdays }))).toEqual(weekdays);
});

test('a capacity that is no number is said at its field', () => {
  expect(findFaults(thursdays({ capacity: '' }))).toEqual({});
  expect(findFaults(thursdays({ capacity: 'x' }))).toEqual({
    'weekdays.4.capacity': 'Shkruani vetëm numër.',
  });
});

test('the preview shows the days as customers will see them once it is saved', () => {
  expect(seen(thursdays({ window: '08–11', capacity: '3' }), [{ day: '2026-11-19', count: 1 }])).toEqual([
    '19.11 08–11 deri 19.11 ora 12:00 2 vende të lira',
    '26.11 08–11 deri 26.11 ora 12:00 3 vende të lira',
  ]);
  expect(seen(thursdays({ capacity: '1' }), [{ day: '2026-11-19', count: 1 }])[0]).toBe('19.11 plot');
  expect(seen(thursdays({ cutoffDays: '1' }))[0]).toBe('19.11 porositë u mbyllën');
  expect(seen(thursdays({ isOpen: false }))[0]).toBe('19.11 pa dorëzim');
  expect(seen(thursdays({}, ['2026-11-26']))).toEqual([
    '19.11 e hapur deri 19.11 ora 12:00',
    '26.11 pa dorëzim',
  ]);
});

test('what another person saved meanwhile is shown next to what is typed here, drivers and dates too', () => {
  const stored = thursdays({ capacity: '5', driverId: '7' });
  const typed = thursdays({ window: '08–11' }, ['2026-12-24']);
  const text = drawText(
    <OvertakenRules
      stored={stored}
      typed={typed}
      drivers={[{ id: 7, name: 'Agron' }]}
      onTakeTheirs={() => undefined}
      onKeepMine={() => undefined}
    />,
  );
  expect(text).toContain(
    'u ruajt „12:00 po atë ditë · 5 porosi · Agron”, te ju „12:00 po atë ditë · 08–11 · pa kufi”',
  );
  expect(text).toContain('Data pa dorëzim në këtë regjion: u ruajt „asnjë datë”, te ju „24.12.2026”');
  expect(text.match(/u ruajt „/g)).toHaveLength(2);
});
