import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runProgram } from './run-program.ts';

interface Step {
  name: string;
  run: () => Promise<number>;
  report?: string;
}

const vitest = 'node_modules/vitest/vitest.mjs';
const reports = 'dist/test-results';

/** Run in this order by default; `npm run test:unit` and the like run one. */
const LANES = {
  unit: [{ name: 'check', run: () => runProgram('npm run check', [], { shell: true }) }, testStep('unit')],
  reliability: [
    testStep('reliability'),
    { name: 'query plans', run: () => runProgram(process.execPath, ['scripts/query-plans.ts']) },
  ],
  e2e: [
    { name: 'bundle', run: () => runProgram(process.execPath, ['scripts/build.ts', '--when-stale']) },
    { name: 'bundle sizes', run: () => runProgram(process.execPath, ['scripts/check-bundles.ts']) },
    // Journeys also wait for timers and animations: with two at once a quarter of two cores is idle.
    testStep('e2e', 3),
  ],
} satisfies Record<string, Step[]>;

const lane = process.argv[2];
const steps: Step[] = Object.entries(LANES).flatMap(([name, own]) => ((lane ?? name) === name ? own : []));
if (steps.length === 0) throw new Error(`There are ${Object.keys(LANES).join(', ')}.`);

function testStep(project: string, workers = 2): Step {
  const report = `${reports}/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [vitest, 'run', '--project', project, `--maxWorkers=${workers}`, ...reporters];
  return {
    name: project,
    report,
    run: () => runProgram(process.execPath, args, { env: { NODE_ENV: 'test' } }),
  };
}

interface Count {
  passed: number;
  failed: number;
}

function readCount(report: string): Count {
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8')) as Record<string, unknown>;
    return { passed: Number(counts['numPassedTests']), failed: Number(counts['numFailedTests']) };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const startedAt = performance.now();
  const code = await step.run();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const count = step.report ? readCount(step.report) : { passed: 0, failed: 0 };
  total.passed += count.passed;
  // A step can fail without a failed test: a type error, a test file that does not load.
  total.failed += code !== 0 ? Math.max(count.failed, 1) : count.failed;
  summary.push(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  process.exitCode = code;
  if (code !== 0) break;
}
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
