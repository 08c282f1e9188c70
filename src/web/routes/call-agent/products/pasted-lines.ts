/** Lines of a pasted list: which code and how many, and what could not be read as such. */
export type PastedLines = {
  readonly wanted: readonly { readonly code: string; readonly quantity: number }[];
  readonly unreadable: readonly string[];
};

/** More lines than an order may have are not looked at. */
const MOST_LINES = 200;

const LINE = /^(?<code>\S.*?)\s*[\s;,]\s*(?:[x×]\s*)?(?<quantity>\d{1,7})(?:\s*(?:kg|cop[eë]|lit[eë]r))?$/iu;

/**
 * Reads `code quantity` lines as they come from a message or a spreadsheet: divided by spaces, a tab, a comma or a
 * semicolon. Null when the text is no such list but a word to search for. The same code twice adds up.
 */
export function readPastedLines(text: string): PastedLines | null {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES);
  const pieces = new Map<string, number>();
  const unreadable: string[] = [];
  for (const line of lines) {
    const { code, quantity } = LINE.exec(line)?.groups ?? {};
    if (code === undefined || Number(quantity) === 0) unreadable.push(line);
    else pieces.set(code, (pieces.get(code) ?? 0) + Number(quantity));
  }
  if (pieces.size === 0) return null;
  return { wanted: [...pieces].map(([code, quantity]) => ({ code, quantity })), unreadable };
}
