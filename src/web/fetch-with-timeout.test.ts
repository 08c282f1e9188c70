import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { fetchDocument } from './open-document.ts';

vi.mock('./api.ts', () => ({ refreshLogin: async () => undefined }));

afterEach(() => vi.restoreAllMocks());

test('a call has ten seconds, a PDF thirty, and goes with the cookies of the login', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
    );
  await fetchWithTimeout('/api/x');
  await fetchDocument('/api/stock/orders/driver/1/pdf');
  expect(limit.mock.calls).toEqual([[10_000], [30_000]]);
  for (const [, options] of sent.mock.calls) expect(options).toMatchObject({ credentials: 'same-origin' });
});
