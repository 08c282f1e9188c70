import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { configured, type LitestreamJob } from './litestream.ts';

const WATCHED = `
exec 3<&0
nice=$(command -v nice)
\${nice:+"$nice" -n 10} "$0" "$@" 3<&- </dev/null & program=$!
{ cat <&3; kill -TERM $program; sleep 2; kill -KILL $program; } >/dev/null 2>&1 &
watch=$!
wait $program; code=$?
kill $watch
exit $code
`;

export type Run = {
  readonly end: () => void;
  readonly ended: Promise<number | null>;
};

export function runWatched(job: LitestreamJob, onLine: (line: string) => void): Run {
  const args = ['-c', WATCHED, job.program, 'replicate', ...configured(job)];
  // A group of its own: Ctrl-C in a terminal ends the shop first, and the shop then this.
  const child = spawn('/bin/sh', args, { env: { ...job.environment }, detached: true });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);
  child.stdin.on('error', () => undefined);
  return {
    end: () => child.stdin.end(),
    ended: once(child, 'exit').then(
      ([code]) => (typeof code === 'number' ? code : null),
      () => null,
    ),
  };
}
