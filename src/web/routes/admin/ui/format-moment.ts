const format = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Belgrade',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** An instant as the shop's clock showed it: `05.11.2026, 14:30`. */
export function formatMoment(instantMs: number): string {
  return format.format(instantMs);
}
