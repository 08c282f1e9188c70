import { spawn } from 'node:child_process';
import { constants } from 'node:os';

interface Options {
  env?: NodeJS.ProcessEnv;
  onLine?: (line: string) => void;
  /** `shell` is for npm, which is a .cmd script on Windows. */
  shell?: boolean;
}

export function runProgram(command: string, args: string[], options: Options = {}): Promise<number> {
  const { onLine } = options;
  const child = spawn(command, args, {
    stdio: ['inherit', onLine ? 'pipe' : 'inherit', 'inherit'],
    shell: options.shell ?? false,
    env: { ...process.env, ...options.env },
  });
  if (onLine && child.stdout) readLines(child.stdout, onLine);
  const forward = (signal: NodeJS.Signals) => {
    // A terminal sends Ctrl-C to the program as well; a second one would abort its shutdown.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

function readLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => {
    if (rest) onLine(rest);
  });
}
