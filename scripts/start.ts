import { runProgram } from './run-program.ts';
import { serverEnvironment, serverFlags } from './server-flags.ts';
import { buildWebWhenStale } from './web-bundle.ts';

await buildWebWhenStale();
process.exitCode = await runProgram(
  process.execPath,
  [...serverFlags, 'src/main.ts', 'serve', ...process.argv.slice(2)],
  {
    env: { ...serverEnvironment, NODE_ENV: 'production' },
  },
);
