/** Monday first, as calendars in Kosovo are printed. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];

/** Hours of the clock, 24 included. */
export const HOURS = Array.from({ length: 25 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));

/** An hour as clocks show it: `08:00`. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
