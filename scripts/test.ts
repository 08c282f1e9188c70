import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runProgram } from './run-program.ts';

interface Step {
  name: string;
  run: () => Promise<number>;
  report?: string;
}

const vitest = 'node_modules/vitest/vitest.mjs';
const reports = 'dist/test-results';

const steps: Step[] = [
  { name: 'check', run: () => runProgram('npm run check', [], { shell: true }) },
  testStep('tests', 'tests', ['--maxWorkers=2']),
  { name: 'query plans', run: () => runProgram(process.execPath, ['scripts/query-plans.ts']) },
  { name: 'bundle', run: () => runProgram(process.execPath, ['scripts/build.ts', '--when-stale']) },
  { name: 'bundle sizes', run: () => runProgram(process.execPath, ['scripts/check-bundles.ts']) },
  // Each file starts a server and a browser: more at once only compete for the cores.
  testStep('browser tests', 'e2e', ['--maxWorkers=2']),
];

function testStep(name: string, project: string, options: string[]): Step {
  const report = `${reports}/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [vitest, 'run', '--project', project, ...options, ...reporters];
  return { name, report, run: () => runProgram(process.execPath, args, { env: { NODE_ENV: 'test' } }) };
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
