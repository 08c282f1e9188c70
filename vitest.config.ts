import { defineConfig } from 'vitest/config';

/** What kills, floods, races, seeds or starts the program itself: minutes, beside the seconds of all others. */
const RELIABILITY = [
  'src/commands/**/*.test.ts',
  'src/db/**/*.test.ts',
  'src/seed/**/*.test.ts',
  'src/http/{junk,answers-by-header}.test.ts',
  'src/domain/orders/placement/race-for-the-last-box.test.ts',
  'src/trpc/admin/imports-router.test.ts',
];

// Modules are read once for all files of a worker: no test leaves anything behind in one.
// No test measures time; a machine that is busy with something else is no failure.
const inNode = { environment: 'node', isolate: false, testTimeout: 180_000 } as const;
const setupFiles = ['src/testing/property-runs.ts', 'src/testing/fresh-firm.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...inNode,
          name: 'unit',
          setupFiles,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
          exclude: RELIABILITY,
        },
      },
      {
        test: {
          ...inNode,
          name: 'reliability',
          globalSetup: ['scripts/server-bundle.ts'],
          setupFiles,
          include: RELIABILITY,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['src/testing/e2e/**/*.e2e.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['scripts/server-bundle.ts', 'src/testing/e2e/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As long as the browser waits for what a screen shows: a second is too short on a busy machine.
          expect: { poll: { timeout: 30_000, interval: 100 } },
          // A browser on a busy machine is late now and then; what fails twice is wrong. The report names both.
          retry: 1,
        },
      },
    ],
  },
});
