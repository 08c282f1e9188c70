import pino from 'pino';

export type LogStream = { readonly write: (lines: string) => void };

const GATHERING_MS = 10;

const GATHERED_BYTES = 64 * 1024;

const BYTES_OF_LETTER = 3;

/**
 * Lines of the same moment are written together: by itself, each takes a tenth of a page's answer. They wait as bytes;
 * as pieces of text the garbage collector would carry them on, which takes as long. What is not written yet when the
 * program ends is written then.
 */
export function gatherLines(destination: LogStream): LogStream {
  const gathered = Buffer.allocUnsafe(GATHERED_BYTES);
  let length = 0;
  const flush = () => {
    if (length === 0) return;
    const lines = gathered.toString('utf8', 0, length);
    length = 0;
    destination.write(lines);
  };
  process.on('exit', flush);
  return {
    write: (line) => {
      const longest = line.length * BYTES_OF_LETTER;
      if (length + longest > GATHERED_BYTES) flush();
      if (longest > GATHERED_BYTES) {
        destination.write(line);
        return;
      }
      if (length === 0) setTimeout(flush, GATHERING_MS).unref();
      length += gathered.write(line, length);
    },
  };
}

export const logStream = gatherLines(pino.destination(1));

let last = { ms: Number.NaN, field: '' };

export function lineTime(): string {
  const ms = Date.now();
  if (ms !== last.ms) last = { ms, field: `,"time":"${new Date(ms).toISOString()}"` };
  return last.field;
}
