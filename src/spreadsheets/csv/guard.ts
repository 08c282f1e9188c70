/** Exports write an apostrophe before what a spreadsheet program would take for a formula. */
export const GUARDED = /^'+[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

export function withoutGuard(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
