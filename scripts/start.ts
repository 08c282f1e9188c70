import { runProgram } from './run-program.ts';
import { buildWebWhenStale } from './web-bundle.ts';

await buildWebWhenStale();
process.exitCode = await runProgram(process.execPath, ['src/main.ts', 'serve', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production' },
});
