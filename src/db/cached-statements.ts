import type { Database, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

const MAX_STATEMENTS = 400;

/** Without `iterate`: a statement can't be run again while it is being iterated, and cached ones are shared. */
type Cached = Pick<Statement, 'run' | 'get' | 'all'> & { readonly raw: () => Statement };

/**
 * The connection for Drizzle, compiling each SQL text once: compiling the statements of an order takes longer than
 * running them. SQLite recompiles a cached statement itself when the schema has changed.
 */
export function cacheStatements(connection: Database): Database {
  const cached = new LRUCache<string, Cached>({
    max: MAX_STATEMENTS,
    memoMethod: (text) => compile(connection, text),
  });
  return new Proxy(connection, {
    get: (target, name) => {
      if (name === 'prepare') return (text: string) => cached.memo(text);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function compile(connection: Database, text: string): Cached {
  const statement = connection.prepare(text);
  return {
    run: (...params: unknown[]) => statement.run(...params),
    get: (...params: unknown[]) => statement.raw(false).get(...params),
    all: (...params: unknown[]) => statement.raw(false).all(...params),
    raw: () => statement.raw(),
  };
}
