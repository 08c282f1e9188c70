import fc from 'fast-check';

/**
 * A fixed seed, so that what passes for one commit does not fail for the next by chance. To search for more:
 * `PROPERTY_FACTOR=50 npx vitest run --project tests FILE` draws fifty times as many, different ones each time; add a
 * counterexample found as an example of its own.
 */
const factor = Number(process.env['PROPERTY_FACTOR'] ?? 0);

export function propertyRuns(usual: number): number {
  return factor > 0 ? Math.ceil(usual * factor) : usual;
}

fc.configureGlobal({ numRuns: propertyRuns(100), ...(factor > 0 ? {} : { seed: 20_261_118 }) });
