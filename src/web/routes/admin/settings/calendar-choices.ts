export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];

export const HOURS = Array.from({ length: 25 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));

export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
