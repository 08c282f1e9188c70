export const DAY = '2026-11-25';
export const AGRON = { id: 3, name: 'Agron', role: 'driver' } as const;
export const BESNIK = { id: 4, name: 'Besnik', role: 'driver' } as const;
const wait = { idempotencyKey: 'k'.repeat(32), occurredAt: 1_700_000_000_000 };

export const ACTS = {
  quick: ['status', { orderId: 1, status: 'E Realizuar', heldUntil: 0, ...wait }, 'driver.orders.setStatus'],
  attempt: [
    'status',
    {
      orderId: 2,
      status: 'E Pergaditur',
      heldUntil: 0,
      occurredAt: wait.occurredAt,
      attempt: { reason: 'closed', note: '', photos: [], idempotencyKey: wait.idempotencyKey },
    },
    'driver.orders.attempt',
  ],
  handover: [
    'receipt',
    { orderId: 3, receiverName: 'Zana', photos: ['1-a'], ...wait },
    'driver.orders.deliver',
  ],
  count: ['count', { date: DAY, amountCents: 5000, note: '', idempotencyKey: 'c' }, 'driver.cash.count'],
  collect: [
    'collect',
    { customerId: 9, amountCents: 700, buyerName: 'Kafe Blini', ...wait },
    'driver.receivables.collect',
  ],
  spend: [
    'spend',
    { date: DAY, amountCents: 300, reason: 'Karburant', idempotencyKey: 's' },
    'driver.cash.spend',
  ],
} as const;

export const server = {
  login: null as number | null,
  booked: [] as string[],
  keys: new Set<string>(),
  refusal: 0,
  reset(): void {
    Object.assign(server, { login: null, booked: [], keys: new Set(), refusal: 0 });
  },
};

const refuse = (status: number) => ({
  error: { code: -32_000, message: 'no', data: { httpStatus: status, body: { error: 'no', message: 'Jo' } } },
});

function answer(path: string, input: unknown): object {
  if (path === 'public.auth.logout') server.login = null;
  if (path === 'public.auth.logout') return { result: { data: null } };
  if (path === 'public.auth.refresh') return refuse(401);
  if (server.login === null) return refuse(401);
  if (server.refusal > 0) return refuse(server.refusal);
  const key = /"idempotencyKey":"(\w+)"/.exec(JSON.stringify(input) ?? '')?.[1] ?? '';
  if (!server.keys.has(`${server.login} ${path} ${key}`)) server.booked.push(`${server.login} ${path}`);
  server.keys.add(`${server.login} ${path} ${key}`);
  return { result: { data: { status: 'E Realizuar', photo: 'a.jpg' } } };
}

export async function fetchFromServer(url: string, { body }: RequestInit): Promise<Response> {
  const path = /\/trpc(?:-photo)?\/([\w.]+)/.exec(url)?.[1] ?? '';
  if (!url.includes('batch=1')) {
    const alone = answer(path, body instanceof FormData ? null : JSON.parse(String(body ?? 'null')));
    return Response.json(alone, { status: 'error' in alone ? 401 : 200 });
  }
  return Response.json([answer(path, (JSON.parse(String(body)) as unknown[])[0])], { status: 207 });
}

export const locks = {
  held: new Map<string, (() => void)[]>(),
  request(name: string, { signal }: { signal?: AbortSignal }, hold: () => unknown): Promise<unknown> {
    return new Promise((_resolve, reject) => {
      const waiting = locks.held.get(name);
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      if (waiting) waiting.push(() => signal?.aborted || hold());
      else {
        locks.held.set(name, []);
        hold();
      }
    });
  },
  free(): void {
    for (const [name, waiting] of [...locks.held]) {
      locks.held.delete(name);
      for (const next of waiting) next();
    }
  },
};
