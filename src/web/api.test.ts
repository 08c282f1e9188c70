import { afterEach, expect, test, vi } from 'vitest';
import { client } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

test('an answer that had no room among those of its batch is asked for alone', async () => {
  const asked: string[] = [];
  const tooLarge = { error: { code: -32_013, message: 'too large', data: { httpStatus: 413 } } };
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace(/\?.*/, ''));
    const answers = url.includes('batch=1')
      ? [{ result: { data: 'small' } }, tooLarge]
      : { result: { data: 'large' } };
    return Response.json(answers, { status: 207 });
  });
  const { agenda } = client.stocker;
  const date = '2026-11-19';
  const both = [agenda.unassigned.query({ date }), agenda.all.query({ date })];
  expect(await Promise.all(both)).toEqual(['small', 'large']);
  expect(asked).toEqual(['/trpc/stocker.agenda.unassigned,stocker.agenda.all', '/trpc/stocker.agenda.all']);
});
