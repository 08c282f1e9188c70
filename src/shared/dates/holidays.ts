import { addDays, type ISODate } from './shop-dates.ts';

export type Holiday = { readonly date: ISODate; readonly name: string; readonly isByMoon: boolean };

const FIXED: readonly (readonly [monthAndDay: string, name: string])[] = [
  ['01-01', 'Viti i Ri'],
  ['01-02', 'Viti i Ri'],
  ['01-07', 'Krishtlindjet ortodokse'],
  ['02-17', 'Dita e Pavarësisë'],
  ['04-09', 'Dita e Kushtetutës'],
  ['05-01', 'Dita e Punës'],
  ['05-09', 'Dita e Evropës'],
  ['12-25', 'Krishtlindjet'],
];

const BAJRAMS: Readonly<Record<string, string>> = { '10/1': 'Fitër Bajrami', '12/10': 'Kurban Bajrami' };

export function kosovoHolidays(year: number): Holiday[] {
  const fixed = FIXED.map(([day, name]) => ({ date: `${year}-${day}`, name, isByMoon: false }));
  const easter = [
    { date: addDays(catholicEaster(year), 1), name: 'Pashkët katolike', isByMoon: false },
    { date: addDays(orthodoxEaster(year), 1), name: 'Pashkët ortodokse', isByMoon: false },
  ];
  return [...fixed, ...easter, ...bajrams(year)].toSorted((a, b) => a.date.localeCompare(b.date));
}

export function comingHolidays(today: ISODate): Holiday[] {
  const year = Number(today.slice(0, 4));
  return [...kosovoHolidays(year), ...kosovoHolidays(year + 1)].filter(({ date }) => date >= today);
}

function catholicEaster(year: number): ISODate {
  const moon = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * moon + century - Math.floor(century / 4) - shift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((moon + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, epact + toSunday - 7 * correction);
}

function orthodoxEaster(year: number): ISODate {
  const epact = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7;
  return addDays(`${year}-03-22`, epact + toSunday + 13);
}

function bajrams(year: number): Holiday[] {
  const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day)).flatMap((date) => {
    const parts = islamic.formatToParts(Date.parse(date));
    const read = (type: 'month' | 'day') => parts.find((part) => part.type === type)?.value;
    const name = BAJRAMS[`${read('month')}/${read('day')}`];
    return name && date.startsWith(String(year)) ? [{ date, name, isByMoon: true }] : [];
  });
}
