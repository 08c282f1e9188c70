import fc from 'fast-check';

/**
 * Every run of the suite draws the same examples, so that what one commit passes does not fail on the next by chance.
 * To hunt for more, `PROPERTY_FACTOR=50 npx vitest run --project tests FILE` draws fifty times as many, new ones each time;
 * a counterexample found becomes an example of its own in the test.
 */
const factor = Number(process.env['PROPERTY_FACTOR'] ?? 0);

export function propertyRuns(usual: number): number {
  return factor > 0 ? Math.ceil(usual * factor) : usual;
}

fc.configureGlobal({ numRuns: propertyRuns(100), ...(factor > 0 ? {} : { seed: 20_261_118 }) });
