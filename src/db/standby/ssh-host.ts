import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { StandbySettings } from '#shared/standby-place.ts';

const WITHIN_MS = 30_000;

const OTHER_HOST =
  /host key verification failed|REMOTE HOST IDENTIFICATION HAS CHANGED|no .* host key is known/i;

/**
 * Verifies the other machine's host key by a complete OpenSSH handshake: Litestream accepts any. The key is the one in
 * the settings, else in `known_hosts`. Rejects when it differs; a machine that allows only sftp passes.
 */
export async function assertHostKnown(settings: StandbySettings, folder: string): Promise<void> {
  const { place, keyFile, hostKey, environment } = settings;
  if (place.kind !== 'sftp') return;
  const [, name = place.host, port = '22'] = /^(.*?)(?::(\d+))?$/.exec(place.host) ?? [];
  const options = ['BatchMode=yes', 'StrictHostKeyChecking=yes', 'ConnectTimeout=20'];
  const args = [...options.flatMap((option) => ['-o', option]), '-p', port];
  if (hostKey !== null) {
    const file = join(folder, 'known_hosts');
    writeFileSync(file, `${port === '22' ? name : `[${name}]:${port}`} ${hostKey}\n`, { mode: 0o600 });
    args.push('-o', `UserKnownHostsFile=${file}`, '-o', 'GlobalKnownHostsFile=/dev/null');
  }
  if (keyFile !== null) args.push('-i', keyFile);
  const call = promisify(execFile)('ssh', [...args, `${place.user}@${name}`, '-s', 'sftp'], {
    env: { ...environment },
    timeout: WITHIN_MS,
  });
  call.child.stdin?.end();
  await call.catch((thrown: { readonly code?: unknown; readonly stderr?: string }) => {
    const said = thrown.stderr ?? '';
    if (OTHER_HOST.test(said)) {
      throw new Error(`${place.host}: çelësi i kompjuterit tjetër nuk është ai që dihet.`);
    }
    // With a key in the settings nothing is sent to a machine that could not be verified.
    if (hostKey !== null && (thrown.code === 'ENOENT' || thrown.code === 255)) {
      const reason = said.trim().slice(0, 120) || 'ssh';
      throw new Error(`${place.host}: kompjuteri tjetër nuk u vërtetua (${reason}).`);
    }
  });
}
