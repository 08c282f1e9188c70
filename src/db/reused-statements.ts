import type { Database, Statement } from 'better-sqlite3';

const MAX_KEPT = 400;

type Reused = Pick<Statement, 'run' | 'get' | 'all'> & { readonly raw: () => Statement };

/**
 * The connection as Drizzle uses it, compiling each SQL text once: to compile the statements of an order takes longer
 * than to run them. A statement remembers whether it answers rows as lists or as objects, so each text has two.
 * Compiled statements see a changed schema by themselves (SQLite compiles them anew).
 */
export function reuseStatements(connection: Database): Database {
  const kept = new Map<string, Reused>();
  const prepare = (text: string): Reused => {
    const known = kept.get(text) ?? compile(connection, text);
    kept.delete(text);
    kept.set(text, known);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return known;
  };
  return new Proxy(connection, {
    get: (target, name) => {
      if (name === 'prepare') return prepare;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const PARAMETERS = /'[^']*'|\b(?:like|glob|match)\s+\?|\?/gi;

/**
 * SQLite compiles a statement anew before each run whose parameter is compared with an indexed column, since a value
 * might call for another plan (`sqlite3_prepare_v2`, with `ENABLE_STAT4`); that takes ten times as long as to run it. It
 * has no statistics here by which it could choose, and a parameter behind a plus sign is an expression like any other.
 */
function compileOnce(text: string): string {
  return text.replace(PARAMETERS, (found) => (found === '?' ? '+?' : found));
}

function compile(connection: Database, asked: string): Reused {
  const text = compileOnce(asked);
  const rows = connection.prepare(text);
  let lists: Statement | undefined;
  return {
    run: (...params: unknown[]) => rows.run(...params),
    get: (...params: unknown[]) => rows.get(...params),
    all: (...params: unknown[]) => rows.all(...params),
    raw: () => {
      lists ??= connection.prepare(text).raw();
      return lists;
    },
  };
}
