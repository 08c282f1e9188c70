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

/** A statement is either in object or in list mode, so each text has two. */
function compile(connection: Database, text: string): Cached {
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
