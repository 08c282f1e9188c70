import { parseArgs } from 'node:util';
import { restRows } from '#http/rest/rest-rows.ts';
import { appRouter } from '#trpc/app-router.ts';
import { runProgram } from './run-program.ts';

/**
 * Runs the random suites of `npm test` for longer: each option is a number of runs, and 0 skips a suite. They use new
 * examples each time; a counterexample becomes an example in its test. In sequence, so that none times out because of
 * another.
 */
interface Suite {
  file: string;
  usual: number;
  count: number;
}

const entryPoints = restRows.length + Object.keys(appRouter._def.procedures).length;

const suites = {
  fuzz: { file: 'src/http/junk.test.ts', usual: 25 * entryPoints, count: 100_000 },
  kills: { file: 'src/commands/kill-under-load.test.ts', usual: 20, count: 500 },
  standby: { file: 'src/commands/kill-beside-standby.test.ts', usual: 1, count: 50 },
  payments: { file: 'src/commands/kill-while-paying.test.ts', usual: 100, count: 2_000 },
  'migration-kills': { file: 'src/commands/kill-while-migrating.test.ts', usual: 2, count: 50 },
  'power-cuts': { file: 'src/db/power-cut.test.ts', usual: 30, count: 5_000 },
  'full-disks': { file: 'src/trpc/full-disk.test.ts', usual: 2, count: 200 },
  'lost-pages': { file: 'src/db/backup/damaged-page.test.ts', usual: 20, count: 2_000 },
  acts: { file: 'src/trpc/any-acts.test.ts', usual: 5, count: 500 },
  orders: { file: 'src/domain/orders/status/order-sequences.test.ts', usual: 60, count: 3_000 },
} satisfies Record<string, Suite>;

const count = { type: 'string' } as const;

const { values } = parseArgs({
  options: {
    fuzz: count,
    kills: count,
    standby: count,
    payments: count,
    'migration-kills': count,
    'power-cuts': count,
    'full-disks': count,
    'lost-pages': count,
    acts: count,
    orders: count,
    crowd: { type: 'boolean' },
  },
});

async function run(name: string, { file, usual, count: fallback }: Suite): Promise<string> {
  const wanted = Number(Object.entries(values).find(([option]) => option === name)?.[1] ?? fallback);
  if (!(wanted > 0)) return `– ${name}`;
  const startedAt = performance.now();
  const code = await runProgram(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', '--testTimeout=86400000', file],
    { env: { NODE_ENV: 'test', PROPERTY_FACTOR: String(wanted / usual) } },
  );
  if (code !== 0) process.exitCode = code;
  return `${code === 0 ? '✓' : '✗'} ${name}: ${wanted} in ${Math.round((performance.now() - startedAt) / 1000)} s`;
}

const summary: string[] = [];
for (const [name, suite] of Object.entries(suites)) summary.push(await run(name, suite));
if (values['crowd'] === true) {
  const code = await runProgram(process.execPath, ['bench/crowd.ts']);
  if (code !== 0) process.exitCode = code;
  summary.push(`${code === 0 ? '✓' : '✗'} crowd`);
}
console.log(`\n${summary.join('\n')}`);
