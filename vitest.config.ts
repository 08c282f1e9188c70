import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'tests',
          globalSetup: ['scripts/server-bundle.ts'],
          setupFiles: ['src/testing/property-runs.ts'],
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
          environment: 'node',
          // Modules are read once for all files of a worker: no test leaves anything behind in one.
          isolate: false,
          // No test measures time; a machine that is busy with something else is no failure.
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['src/testing/e2e/**/*.e2e.ts'],
          environment: 'node',
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
