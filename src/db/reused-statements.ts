import type { Database, Statement } from 'better-sqlite3';

/** Compiled statements that are kept; the program has fewer shapes than this, but for lists of ids. */
const MAX_KEPT = 400;

/** What Drizzle asks of a statement. */
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

function compile(connection: Database, text: string): Reused {
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
