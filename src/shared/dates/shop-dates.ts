export type ISODate = string;

/** Kosovo's time; the settings may name another zone. */
export const DEFAULT_TIME_ZONE = 'Europe/Belgrade';

/** `hour` is 0–23. */
export type LocalMoment = { readonly date: ISODate; readonly hour: number };

function readClock(instantMs: number, timeZone: string): string {
  // Intl loads time zone rules in about 14 ms, which would delay the first request; Temporal takes half a millisecond,
  // but not every browser has it.
  if (typeof Temporal === 'undefined') return readClockByFormat(instantMs, timeZone);
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(instantMs)).toString({
    timeZone,
    smallestUnit: 'minute',
  });
}

const formats = new Map<string, Intl.DateTimeFormat>();

function readClockByFormat(instantMs: number, timeZone: string): string {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(instantMs)
      .map((part) => [part.type, part.value]),
  );
  const date = `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  return `${date}T${parts.get('hour')}:${parts.get('minute')}`;
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

export function toLocalMoment(instantMs: number, timeZone: string): LocalMoment {
  const quarter = Math.floor(instantMs / QUARTER_MS);
  if (last?.quarter === quarter && last.timeZone === timeZone) return last.moment;
  const shown = readClock(instantMs, timeZone);
  const moment = { date: shown.slice(0, 10), hour: Number(shown.slice(11, 13)) };
  last = { quarter, timeZone, moment };
  return moment;
}

const QUARTER_MS = 15 * 60_000;

let last: { readonly quarter: number; readonly timeZone: string; readonly moment: LocalMoment } | undefined;

const HOUR_MS = 3_600_000;

export function toLocalDate(instantMs: number, timeZone: string): ISODate {
  return toLocalMoment(instantMs, timeZone).date;
}

/** `09:05`. */
export function toLocalTime(instantMs: number, timeZone: string): string {
  return readClock(instantMs, timeZone).slice(11, 16);
}

export function isISODate(text: string): text is ISODate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // Date turns 30 February into 2 March, and a 13th month into NaN.
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8));
}

export function addDays(date: ISODate, days: number): ISODate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function weekdayOf(date: ISODate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

export function formatDate(date: ISODate): string {
  const [year, month, day] = date.split('-');
  return `${day}.${month}.${year}`;
}

export function toInstant({ date, hour }: LocalMoment, timeZone: string): number {
  const wanted = Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000;
  const shown = toLocalMoment(wanted, timeZone);
  const offset = Date.parse(`${shown.date}T00:00:00Z`) + shown.hour * 3_600_000 - wanted;
  const guess = wanted - offset;
  const again = toLocalMoment(guess, timeZone);
  const difference = wanted - (Date.parse(`${again.date}T00:00:00Z`) + again.hour * 3_600_000);
  const found = guess + difference;
  const isSecond = toLocalMoment(found, timeZone).hour === toLocalMoment(found - HOUR_MS, timeZone).hour;
  return isSecond ? found - HOUR_MS : found;
}
