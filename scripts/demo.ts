import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { MALLOC_SETTINGS, MEMORY_FLAGS } from '#commands/memory-settings.ts';
import { shopAddresses } from '#commands/shop-addresses.ts';
import { qrLines } from '#kernel/qr-code.ts';
import { DEMO_PASSWORD } from '#seed/seed-shop.ts';
import { runProgram } from './run-program.ts';
import { buildServerWhenStale } from './server-bundle.ts';
import { buildWebWhenStale } from './web-bundle.ts';

const dataDir = process.env['DATA_DIR'] ?? 'data/demo-shop';
const usualPort = 3000;
const portsToTry = 20;
const logins = [
  ['admin', 'admin@furnizo.test'],
  ['stocker', 'stocker@furnizo.test'],
  ['driver', 'driver1@furnizo.test'],
  ['packer', 'packer@furnizo.test'],
  ['call agent', 'agent@furnizo.test'],
  ['customer', 'customer1@furnizo.test'],
];

await buildWebWhenStale();
await buildServerWhenStale();
if (isEmpty(dataDir)) await seedDemo();
const port = process.env['PORT'] ?? (await findFreePort());
process.exitCode = await runProgram(process.execPath, [...MEMORY_FLAGS, 'dist/server/main.js', 'serve'], {
  // A demo is shown to others on the same network, unless HOST or PLAIN_HTTP says otherwise.
  env: {
    PLAIN_HTTP: 'on',
    ...MALLOC_SETTINGS,
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    PORT: `${port}`,
  },
  onLine: showLine,
});

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/** Seeds into a temporary folder and moves it into place, so that an interrupted seeding is not taken for a shop. */
async function seedDemo(): Promise<void> {
  console.log(`Making a demo shop in ${dataDir} …`);
  const unfinished = `${dataDir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const code = await runProgram(process.execPath, ['dist/server/main.js', 'seed', ...process.argv.slice(2)], {
    env: { DATA_DIR: unfinished },
    // It would contain the temporary folder's path.
    onLine: () => undefined,
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

function showLine(line: string): void {
  if (line.includes('"listening"')) showWelcome(Number(/"url":"[^"]+:(\d+)/.exec(line)?.[1] ?? port));
  else if (!/"level":(10|20|30)\b/.test(line)) console.log(line);
}

function showWelcome(port: number): void {
  const host = process.env['HOST'] ?? '0.0.0.0';
  const addresses = shopAddresses({ host, https: null, publicOrigins: [] }, port);
  const [first] = addresses;
  const people = logins.map(([role = '', email = '']) => `  ${role.padEnd(12)}${email}`);
  const lines = [
    '',
    'The demo shop is open:',
    '',
    `  http://localhost:${port}`,
    ...addresses.map((address) => `  ${address}   (phones and computers on this network)`),
    ...(first === undefined || !process.stdout.isTTY ? [] : ['', qrLines(first)]),
    '',
    `Everybody's password is ${DEMO_PASSWORD}:`,
    '',
    ...people,
    '',
    'Ctrl-C closes it.',
    '',
  ];
  console.log(lines.join('\n'));
}
