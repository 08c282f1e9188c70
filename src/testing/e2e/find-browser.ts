import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** `env` is added to our own environment. */
export interface FoundBrowser {
  executablePath: string;
  env: Record<string, string>;
}

const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

const root = fileURLToPath(new URL('../../..', import.meta.url));
const require = createRequire(import.meta.url);

export function findBrowser(): FoundBrowser {
  const [first] = findBrowsers();
  if (!first)
    throw new Error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to it.');
  return first;
}

/**
 * Only the one named by CHROME_PATH; else the machine's own Chrome or Chromium, and the one from npm (Linux on x64),
 * unpacked on demand.
 */
export function findBrowsers(): FoundBrowser[] {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names a file that does not exist: ${chosen}`);
    return [{ executablePath: chosen, env: {} }];
  }
  const installed = usualPlaces[process.platform]?.find((place) => existsSync(place));
  const own = installed === undefined ? [] : [{ executablePath: installed, env: {} }];
  const isUnpackable = process.platform === 'linux' && process.arch === 'x64';
  return isUnpackable ? [...own, fromNpm()] : own;
}

/**
 * One journey per workspace runs in the machine's own browser if there is one besides the one from npm: both are tested
 * in every run, and full Chrome, which takes twice the time, only as far as needed.
 */
const systemBrowserJourneys: readonly string[] = [
  'admin-update.e2e.ts',
  'call-agent-calls.e2e.ts',
  'driver-notes-load-cash.e2e.ts',
  'packer-products.e2e.ts',
  'stocker-picking.e2e.ts',
  'storefront-worker.e2e.ts',
];

export function browserFor(file: string, browsers: readonly FoundBrowser[]): FoundBrowser {
  const usesSystemBrowser = systemBrowserJourneys.includes(path.basename(file));
  const browser = usesSystemBrowser ? browsers[0] : browsers.at(-1);
  if (!browser)
    throw new Error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to it.');
  return browser;
}

function fromNpm(): FoundBrowser {
  const home = unpackChromium();
  const executablePath = path.join(home, 'chromium');
  const env = { FONTCONFIG_FILE: path.join(home, 'fonts.conf') };
  return {
    executablePath,
    env: { ...env, ...librariesFor(executablePath, path.join(home, 'al2023', 'lib')) },
  };
}

const unpack =
  "import { inflate } from '@sparticuz/chromium'; for (const file of process.argv.slice(1)) await inflate(file);";

/** Once per version and atomically. */
function unpackChromium(): string {
  const bin = path.join(path.dirname(require.resolve('@sparticuz/chromium')), '..', 'bin');
  const manifest: unknown = JSON.parse(readFileSync(path.join(bin, '..', 'package.json'), 'utf8'));
  const { version } = manifest as { version: string };
  const home = path.join(root, 'node_modules', '.cache', `chromium-${version}`);
  if (existsSync(home)) return home;
  const unfinished = `${home}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const files = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((file) => path.join(bin, file));
  try {
    // The package unpacks into the temporary folder, where leftovers of an aborted run would be taken for a
    // browser.
    execFileSync(process.execPath, ['--input-type=module', '--eval', unpack, ...files], {
      cwd: root,
      env: { ...process.env, TMPDIR: unfinished },
    });
    writeFileSync(path.join(unfinished, 'fonts.conf'), fontConfig(home));
    renameSync(unfinished, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return home;
}

function fontConfig(home: string): string {
  const dejavu = path.join(path.dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(home, 'fonts')}</dir>
  <dir>${dejavu}</dir>
  <cachedir>${path.join(home, 'font-cache')}</cachedir>
</fontconfig>
`;
}

/** A slim container lacks the security libraries that Chromium loads; the package includes them. */
function librariesFor(executablePath: string, libraries: string): Record<string, string> {
  try {
    const said = execFileSync('ldd', [executablePath], { encoding: 'utf8' });
    return said.includes('not found') ? { LD_LIBRARY_PATH: libraries } : {};
  } catch {
    return { LD_LIBRARY_PATH: libraries };
  }
}
