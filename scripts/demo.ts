import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { runProgram } from './run-program.ts';
import { buildWebWhenStale } from './web-bundle.ts';

const dataDir = process.env['DATA_DIR'] ?? 'data/demo-shop';
const usualPort = 3000;
const portsToTry = 20;

await buildWebWhenStale();
if (isEmpty(dataDir)) await seedDemo();
const port = Number(process.env['PORT'] ?? (await findFreePort()));
process.exitCode = await runProgram(process.execPath, ['src/main.ts', 'serve'], {
  env: { NODE_ENV: 'production', DATA_DIR: dataDir, HOST: process.env['HOST'] ?? '0.0.0.0', PORT: `${port}` },
  onLine: showLine,
});

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/** Makes the shop beside its place and moves it there, so that an interrupted seeding does not pass for a shop. */
async function seedDemo(): Promise<void> {
  console.log(`Making a demo shop in ${dataDir} …`);
  const unfinished = `${dataDir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const code = await runProgram(process.execPath, ['src/main.ts', 'seed', ...process.argv.slice(2)], {
    env: { DATA_DIR: unfinished },
  });
  if (code !== 0) process.exit(code);
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(unfinished, dataDir);
}

async function findFreePort(): Promise<number> {
  for (let port = usualPort; port < usualPort + portsToTry; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(
    `The ports ${usualPort} to ${usualPort + portsToTry - 1} are all taken; set PORT to a free one.`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(true)));
  });
}

/** The server logs for machines; of that, a person at a demo wants the address and what went wrong. */
function showLine(line: string): void {
  if (line.includes('"listening"')) showWelcome();
  else if (!/"level":(10|20|30)\b/.test(line)) console.log(line);
}

function showWelcome(): void {
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => `  http://${address.address}:${port}   (phones and computers on this network)`);
  console.log(['', 'The demo shop is open:', '', `  http://localhost:${port}`, ...own, ''].join('\n'));
}
