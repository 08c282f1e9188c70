import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MEMORY_FLAGS } from '#commands/memory-settings.ts';
import { findLitestream } from '#db/standby/litestream.ts';
import { bundleLauncher, bundleServer } from './executable/bundle-server.ts';
import { buildWebWhenStale } from './web-bundle.ts';

/**
 * Builds one executable that runs without Node and packages, for the current platform. Its files have the repository's
 * layout, so that the program finds them at the usual paths.
 */
const work = 'dist/executable';
const tree = `${work}/files`;
const output = `dist/furnizo-${process.platform}-${process.arch}${process.platform === 'win32' ? '.exe' : ''}`;

function copyPackage(name: string, files: string[]): void {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`${name} is not installed.`);
  for (const file of ['package.json', ...files]) {
    cpSync(path.join(path.dirname(manifest), file), `${tree}/node_modules/${name}/${file}`, {
      recursive: true,
    });
  }
}

async function layFiles(): Promise<void> {
  await bundleServer(`${tree}/dist/server`);
  // A single executable loads CommonJS only, which then imports the modules with top-level await.
  writeFileSync(`${tree}/dist/server/start.cjs`, "import('./main.js');\n");
  for (const place of ['dist/web', 'drizzle', 'data/demo', 'package.json']) {
    cpSync(place, `${tree}/${place}`, { recursive: true });
  }
  copyPackage('better-sqlite3', ['LICENSE', 'lib', `prebuilds/${process.platform}-${process.arch}.node`]);
  // Litestream, on systems for which the packages include it.
  if (findLitestream().litestream !== null)
    copyPackage(`@flydotio/litestream-${process.platform}-${process.arch}`, ['litestream']);
  copyPackage('piscina', ['LICENSE', 'dist']);
  const fonts = ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf'].map((file) => `ttf/${file}`);
  copyPackage('dejavu-fonts-ttf', ['LICENSE', ...fonts]);
}

function listAssets(): Record<string, string> {
  const files = globSync('**/*', { cwd: tree, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  const assets: Record<string, string> = {};
  for (const file of files) {
    const name = path.relative(tree, file).replaceAll(path.sep, '/');
    hash.update(`${name}\0`).update(readFileSync(file));
    assets[name] = file;
  }
  writeFileSync(`${work}/contents`, hash.digest('hex').slice(0, 16));
  return { ...assets, contents: `${work}/contents` };
}

function writeExecutable(assets: Record<string, string>): void {
  const settings = {
    main: `${work}/launch.cjs`,
    output,
    disableExperimentalSEAWarning: true,
    execArgv: MEMORY_FLAGS,
    assets,
  };
  writeFileSync(`${work}/settings.json`, JSON.stringify(settings));
  execFileSync(process.execPath, ['--build-sea', `${work}/settings.json`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // macOS runs no program without a signature, and the change has invalidated Node's.
  if (process.platform === 'darwin') execFileSync('codesign', ['--sign', '-', output]);
}

function assertRuns(): void {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'furnizo-package-'));
  try {
    const size = ['--products', '20', '--customers', '2', '--orders', '5'];
    execFileSync(path.resolve(output), ['seed', ...size], {
      cwd: dataDir,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

rmSync(work, { recursive: true, force: true });
mkdirSync(tree, { recursive: true });
await buildWebWhenStale();
await layFiles();
await bundleLauncher(`${work}/launch.cjs`);
writeExecutable(listAssets());
rmSync(work, { recursive: true });
assertRuns();
const said = execFileSync(path.resolve(output), ['--version'], { encoding: 'utf8' }).trim();
console.log(`${output}: Furnizo ${said}, ${Math.round(statSync(output).size / 1_000_000)} MB`);
