import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const migrations = 'drizzle';
const kit = 'node_modules/drizzle-kit/bin.cjs';

// drizzle-kit accepts paths inside the project only.
const copy = mkdtempSync('.migrations-check-');
try {
  cpSync(migrations, copy, { recursive: true });
  const options = ['--dialect=sqlite', '--schema=./src/db/schema/*.ts', `--out=./${copy}`, '--name=missing'];
  const said = execFileSync(process.execPath, [kit, 'generate', ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const known = new Set(readdirSync(migrations));
  const missing = readdirSync(copy).filter((file) => !known.has(file));
  if (missing.length > 0) {
    const statements = missing.map((file) => readFileSync(path.join(copy, file), 'utf8'));
    console.error('The schema has changes that no migration makes:\n');
    console.error(statements.join('\n'));
    console.error('\nRun: npx drizzle-kit generate --name=<what-changes>');
    process.exitCode = 1;
  } else if (!said.includes('No schema changes')) {
    // drizzle-kit asks whether a column was renamed or added, and this process can't answer.
    console.error(`The schema has changes that no migration makes.\n${said}`);
    console.error('Run: npx drizzle-kit generate --name=<what-changes>');
    process.exitCode = 1;
  } else {
    console.log('Schema and migrations agree.');
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
