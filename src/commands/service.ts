import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isSea } from 'node:sea';
import type { Env } from '#env.ts';
import { CommandError, reasonOf } from './command-error.ts';
import { MEMORY_FLAGS } from './memory-settings.ts';
import { type ServicePlan, systemdUnit, windowsTask } from './service-files.ts';

const UNIT_FILE = '/etc/systemd/system/furnizo.service';

type Given = { readonly user?: string | undefined; readonly print?: boolean | undefined };

/** Writes what the system needs to start the shop at boot; does not start it. */
export function installService(env: Env, { user, print = false }: Given): void {
  if (process.platform === 'linux') installOnLinux(planFor(env, user ?? 'furnizo'), print);
  else if (process.platform === 'win32') installOnWindows(env, planFor(env, user ?? windowsUser()), print);
  else throw new CommandError('usage', '"service install" vlen për Linux dhe Windows.');
}

function planFor(env: Env, user: string): ServicePlan {
  const folder = process.cwd();
  const places = [
    env.dataDir,
    env.backupDir,
    ...(env.standby?.kind === 'folder' ? [env.standby.path] : []),
    ...(env.logFile === null ? [] : [dirname(env.logFile)]),
  ];
  const isOutside = (path: string) => path !== folder && !path.startsWith(join(folder, '/'));
  const main = resolve(process.argv[1] ?? '');
  const ports = [env.port, env.redirectPort ?? env.port];
  return {
    user,
    folder,
    command: isSea() ? [process.execPath] : [process.execPath, ...MEMORY_FLAGS, main],
    writes: [...new Set(places.filter(isOutside))],
    hasLowPort: ports.some((port) => port < 1024),
  };
}

function installOnLinux(plan: ServicePlan, print: boolean): void {
  const unit = systemdUnit(plan);
  if (print) {
    console.log(unit);
    return;
  }
  try {
    writeFileSync(UNIT_FILE, unit, { mode: 0o644 });
  } catch (thrown) {
    throw new CommandError(
      'usage',
      `${UNIT_FILE} nuk u shkrua: përdorni sudo, ose --print. ${reasonOf(thrown)}`,
    );
  }
  console.log(
    [
      `U shkrua ${UNIT_FILE}: programi hapet si përdoruesi ${plan.user}, me cilësimet e ${join(plan.folder, '.env')}.`,
      `Dosja dhe gjithçka në të duhet t'i përkasë: sudo chown -R ${plan.user}: ${plan.folder}`,
      'Tani: sudo systemctl daemon-reload && sudo systemctl enable --now furnizo',
    ].join('\n'),
  );
}

function installOnWindows(env: Env, plan: ServicePlan, print: boolean): void {
  const task = windowsTask(plan);
  if (print) {
    console.log(task);
    return;
  }
  const file = join(plan.folder, 'furnizo-task.xml');
  writeFileSync(file, Buffer.from(`\ufeff${task}`, 'utf16le'));
  const args = ['/Create', '/TN', 'Furnizo', '/XML', file, '/F'];
  try {
    execFileSync('schtasks', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  } catch {
    const command = `schtasks /Create /TN Furnizo /XML "${file}" /F`;
    throw new CommandError('usage', `Detyra nuk u krijua. Në një dritare si administrator: ${command}`);
  }
  console.log('Dyqani hapet kur ndizet kompjuteri. Tani: schtasks /Run /TN Furnizo');
  if (env.logFile === null) console.log('Vendosni LOG_FILE në .env: pa të, shënimet humbin.');
}

function windowsUser(): string {
  return `${hostname()}\\${userInfo().username}`;
}
