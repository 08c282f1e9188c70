import { MALLOC_SETTINGS, MEMORY_FLAGS } from '#commands/memory-settings.ts';
import { runProgram } from './run-program.ts';
import { buildServerWhenStale } from './server-bundle.ts';
import { buildWebWhenStale } from './web-bundle.ts';

await buildWebWhenStale();
await buildServerWhenStale();
process.exitCode = await runProgram(
  process.execPath,
  [...MEMORY_FLAGS, 'dist/server/main.js', 'serve', ...process.argv.slice(2)],
  { env: { NODE_ENV: 'production', ...MALLOC_SETTINGS } },
);
