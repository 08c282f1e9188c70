import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { PROGRAMS, type Program } from './programs.ts';

export type Running = {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exitCode: Promise<number | null>;
  readonly url: Promise<string>;
};

type RunOptions = {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly from?: Program;
  /** Another program than this one. */
  readonly program?: string;
};

export function runCommand(args: readonly string[], dataDir: string, options: RunOptions = {}): Running {
  const child = spawn(process.execPath, [options.program ?? PROGRAMS[options.from ?? 'bundle'], ...args], {
    env: { TZ: 'UTC', DATA_DIR: dataDir, PORT: '0', RATE_LIMIT: 'off', ...options.env },
    // In another folder, so that no `.env` is read.
    cwd: dataDir,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  child.stdin.end(options.input ?? '');
  const output = () => chunks.join('');
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const line = output()
        .split('\n')
        .find((text) => text.includes('"msg":"listening"'));
      const found = /"url":"([^"]+)"/.exec(line ?? '')?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`It ended before it listened:\n${output()}`)));
  });
  url.catch(() => undefined);
  return { child, output, exitCode, url };
}
