import type { FastifyBaseLogger } from 'fastify';

export class RequestLogger implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get level(): FastifyBaseLogger['level'] {
    return this.#logger().level;
  }

  set level(level: FastifyBaseLogger['level']) {
    this.#logger().level = level;
  }

  child(...args: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#logger().child(...args);
  }

  trace(...said: unknown[]): void {
    this.#say('trace', said);
  }

  debug(...said: unknown[]): void {
    this.#say('debug', said);
  }

  info(...said: unknown[]): void {
    this.#say('info', said);
  }

  warn(...said: unknown[]): void {
    this.#say('warn', said);
  }

  error(...said: unknown[]): void {
    this.#say('error', said);
  }

  fatal(...said: unknown[]): void {
    this.#say('fatal', said);
  }

  silent(): void {
    // Nothing is said at that level.
  }

  #logger(): FastifyBaseLogger {
    this.#made ??= this.#make();
    return this.#made;
  }

  #say(level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal', said: readonly unknown[]): void {
    const logger = this.#logger();
    Reflect.apply(logger[level], logger, said);
  }
}
