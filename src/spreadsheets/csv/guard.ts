/** Exports write an apostrophe before text that a spreadsheet program would take for a formula. */
export const GUARDED = /^'+[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** `="00777"`, with which banks and shops keep a spreadsheet program from converting it to a number. */
const FORMULA_OF_TEXT = /^=\s*"((?:[^"]|"")*)"$/;

export function withoutGuard(cell: string): string {
  if (GUARDED.test(cell)) return cell.slice(1);
  return FORMULA_OF_TEXT.exec(cell.trim())?.[1]?.replaceAll('""', '"') ?? cell;
}
