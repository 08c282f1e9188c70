/** Names in a `.env` that belong to other programs, which are not reported as unknown. */
const OF_OTHERS =
  /^(AWS_[A-Z_]+|(HTTPS?|NO|ALL)_PROXY|SSL_CERT_(FILE|DIR)|NODE_[A-Z_]+|MALLOC_[A-Z_]+|UV_[A-Z_]+|XDG_[A-Z_]+|COMPOSE_[A-Z_]+|TZ|LANG|PATH|HOME|TMPDIR|CHROME_PATH)$/;

export function findFaults(text: string, known: readonly string[]): string[] {
  const faults: string[] = [];
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    if (line === '' || line.startsWith('#')) continue;
    const where = `rreshti ${at + 1}`;
    const [, name, value = ''] = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) {
      faults.push(`${where}: "${line.slice(0, 40)}" nuk ka formën EMRI=vlera.`);
      continue;
    }
    if (!known.includes(name) && !OF_OTHERS.test(name))
      faults.push(`${where}: ${describeUnknown(name, known)}`);
    const end = findClosingLine(lines, at, value);
    if (end === undefined) faults.push(`${where}: thonjëza e ${name} nuk mbyllet.`);
    else at = end;
  }
  return faults;
}

/** The line on which a quoted value ends; undefined where the quote is never closed. */
function findClosingLine(lines: readonly string[], at: number, value: string): number | undefined {
  const quote = value[0];
  if (quote !== '"' && quote !== "'" && quote !== '`') return at;
  if (value.indexOf(quote, 1) > 0) return at;
  const end = lines.findIndex((line, index) => index > at && line.includes(quote));
  return end < 0 ? undefined : end;
}

function describeUnknown(name: string, known: readonly string[]): string {
  const [near] = known
    .map((other) => ({ other, distance: distanceOf(name.toUpperCase(), other) }))
    .filter(({ distance }) => distance <= 2)
    .sort((a, b) => a.distance - b.distance);
  return `${name} nuk është cilësim${near ? `; a mos është ${near.other}?` : '.'}`;
}

/** Number of letters to add, drop or replace; two swapped letters count as two. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
