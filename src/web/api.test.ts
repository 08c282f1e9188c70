import { afterEach, expect, test, vi } from 'vitest';
import { client, refreshLogin } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

test('a wrong code of the second factor is sent once, and does not count twice', async () => {
  const rejection = { code: 'second-factor-invalid' };
  const asked = vi.fn(async () =>
    Response.json(
      [{ error: { code: -32_001, message: 'Invalid code', data: { httpStatus: 401, rejection } } }],
      {
        status: 401,
      },
    ),
  );
  vi.stubGlobal('fetch', asked);
  await expect(client.profile.secondFactor.confirm.mutate({ otp: '000000' })).rejects.toThrow('Invalid code');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what a driver did, and a login that is renewed, have a minute to be answered, what is read ten seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const answer = { result: { data: null } };
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('batch=1') ? [answer] : answer));
  const { orders, cash, receivables } = client.driver;
  const idempotencyKey = 'k'.repeat(32);
  await orders.deliver.mutate({ orderId: 1, idempotencyKey });
  await orders.setStatus.mutate({ orderId: 1, status: 'E Nisur', idempotencyKey });
  await orders.attempt.mutate({ orderId: 1, reason: 'closed', idempotencyKey });
  await receivables.collect.mutate({ customerId: 9, amountCents: 700, idempotencyKey });
  await cash.count.mutate({ amountCents: 700, idempotencyKey });
  await cash.spend.mutate({ amountCents: 700, reason: 'Naftë', idempotencyKey });
  await refreshLogin();
  expect(limit.mock.calls.flat()).toEqual(Array(7).fill(60_000));
  await orders.countOpen.query();
  expect(limit).toHaveBeenLastCalledWith(10_000);
});
