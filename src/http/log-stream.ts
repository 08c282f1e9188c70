import pino from 'pino';

/** Where lines of the log go. */
export type LogStream = { readonly write: (lines: string) => void };

/** So long (ms) a line waits for others at most. */
const GATHERING_MS = 10;

/**
 * Lines of the same moment are written together: by itself, each takes a tenth of a page's answer. What is not written
 * yet when the program ends is written then.
 */
export function gatherLines(destination: LogStream): LogStream {
  let lines = '';
  const flush = () => {
    const written = lines;
    lines = '';
    if (written !== '') destination.write(written);
  };
  process.on('exit', flush);
  return {
    write: (line) => {
      if (lines === '') setTimeout(flush, GATHERING_MS).unref();
      lines += line;
    },
  };
}

/** The program's own log. */
export const logStream = gatherLines(pino.destination(1));

let last = { ms: Number.NaN, field: '' };

/** When a line was written, as a field of its JSON; lines of the same millisecond share it. */
export function lineTime(): string {
  const ms = Date.now();
  if (ms !== last.ms) last = { ms, field: `,"time":"${new Date(ms).toISOString()}"` };
  return last.field;
}
