import { defineConfig } from 'vitest/config';

/** Tests that kill, flood, race, seed or start the program itself: they take minutes, all others seconds. */
const RELIABILITY = [
  'src/commands/**/*.test.ts',
  'src/db/**/*.test.ts',
  'src/seed/**/*.test.ts',
  'src/http/{junk,answers-by-header}.test.ts',
  'src/domain/orders/placement/race-for-the-last-box.test.ts',
  'src/trpc/admin/imports-router.test.ts',
];

// Modules are loaded once for all files of a worker: no test may leave state in one. No test measures time; a busy
// machine is not a failure.
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
          // As long as the browser waits for an element: a second is too short on a busy machine.
          expect: { poll: { timeout: 30_000, interval: 100 } },
        },
      },
    ],
  },
});
