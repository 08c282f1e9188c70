import fc from 'fast-check';

/**
 * Each run uses other examples, and a failure prints its seed: `PROPERTY_SEED=… npx vitest run FILE` repeats them.
 * `PROPERTY_FACTOR=50` runs fifty times as many. A counterexample found becomes a fixed example.
 */
const factor = Number(process.env['PROPERTY_FACTOR'] ?? 0);
const seed = Number(process.env['PROPERTY_SEED'] ?? Number.NaN);

export function propertyRuns(usual: number): number {
  return factor > 0 ? Math.ceil(usual * factor) : usual;
}

fc.configureGlobal({ numRuns: propertyRuns(100), ...(Number.isNaN(seed) ? {} : { seed }) });
