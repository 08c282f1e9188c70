import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import type { StandbySettings } from '#shared/standby-place.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { findLitestream } from './litestream.ts';
import { assertHostKnown } from './ssh-host.ts';

function givenProgram(name: string, script: string): string {
  const folder = givenFolder();
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return folder;
}

it.each(['v0.3.13', '0.3.14', 'v0.3.21-1'])(
  'uses the Litestream %s of the computer before the package',
  (version) => {
    const folder = givenProgram('litestream', `echo ${version}`);
    expect(findLitestream(`/nowhere:${folder}`)).toEqual({
      litestream: { program: join(folder, 'litestream'), version, isOld: false },
      otherForm: null,
    });
  },
);

it.each(['v0.5.2', '0.4.0', 'v0.3.8'])('does not use %s, whose copies are others, and says so', (version) => {
  const { litestream, otherForm } = findLitestream(givenProgram('litestream', `echo ${version}`));
  expect(otherForm).toBe(version);
  expect(litestream?.isOld ?? true).toBe(true);
});

it.each(['exit 1', 'sleep 20', ''])(
  'is not held up by a program that does %j',
  (script) => {
    const { litestream } = findLitestream(givenProgram('litestream', script));
    expect(litestream?.isOld ?? true).toBe(true);
  },
  15_000,
);

const KEY = `ssh-ed25519 ${'A'.repeat(68)}`;

const settingsWith = (script: string, hostKey: string | null): StandbySettings => ({
  place: { kind: 'sftp', host: 'disk.test:2222', user: 'shop', path: '/copy' },
  keyFile: '/keys/shop',
  hostKey,
  endpoint: null,
  environment: { PATH: `${givenProgram('ssh', script)}:/bin:/usr/bin` },
});

test.each([
  ['echo "Host key verification failed." >&2; exit 255', KEY],
  ['echo "@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @" >&2; exit 255', null],
  [
    'echo "No ED25519 host key is known for disk.test and you have requested strict checking." >&2; exit 255',
    null,
  ],
  ['echo "Connection refused" >&2; exit 255', KEY],
])('nothing is copied to a machine of which ssh says %s', async (script, hostKey) => {
  await expect(assertHostKnown(settingsWith(script, hostKey), givenFolder())).rejects.toThrow('disk.test');
});

test('the key of the settings is the only one that counts, and an sftp-only account passes', async () => {
  const asked = join(givenFolder(), 'asked');
  const folder = givenFolder();
  const script = `echo "$@" > ${asked}; cat ${folder}/known_hosts >> ${asked}; exit 1`;
  await assertHostKnown(settingsWith(script, KEY), folder);
  const said = readFileSync(asked, 'utf8');
  expect(said).toContain(`[disk.test]:2222 ${KEY}`);
  expect(said).toMatch(
    /StrictHostKeyChecking=yes.*-p 2222.*UserKnownHostsFile=.*-i \/keys\/shop shop@disk\.test -s sftp/,
  );
});
