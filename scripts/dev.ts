import { createServer } from 'vite';
import { runProgram } from './run-program.ts';

const port = process.env['PORT'] ?? '3000';
process.env['API_ADDRESS'] ??= `http://127.0.0.1:${port}`;

const web = await createServer();
await web.listen();
web.printUrls();
process.exitCode = await runProgram(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'src/main.ts', 'serve'],
  {
    env: { PORT: port },
  },
);
await web.close();
