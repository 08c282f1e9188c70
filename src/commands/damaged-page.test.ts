import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { givenFolder } from '#testing/given-folder.ts';
import { givenShopFile } from '#testing/given-shop-file.ts';
import { runCommand } from '#testing/run-command.ts';
import { DAMAGED } from './command-error.ts';

vi.setConfig({ testTimeout: 60_000 });

test('one damaged page is told in Albanian by every command that reads it', async () => {
  const dataDir = givenFolder();
  const { databaseFile: file, handle } = givenShopFile(dataDir);
  const { connection } = handle;
  connection.pragma('wal_checkpoint(TRUNCATE)');
  const page = connection
    .prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'audit_log'")
    .pluck()
    .get();
  connection.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, (Number(page) - 1) * 4096, Number(page) * 4096);
  writeFileSync(file, bytes);
  for (const [args, told] of [
    [['backup'], `Kopja rezervë nuk u bë; kopjet e mëparshme nuk u prekën. ${DAMAGED}\n`],
    [['check-data'], `${DAMAGED}\n`],
    [
      ['restore', file],
      'Kopja rezervë nuk u kthye; të dhënat e tanishme nuk u prekën. Skedari është i dëmtuar ose i pjesshëm.\n',
    ],
  ] as const) {
    const rejected = runCommand(args, dataDir);
    expect(await rejected.exitCode).toBe(4);
    expect(rejected.output()).toBe(told);
  }
});
