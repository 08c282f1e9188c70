import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Shop } from '#testing/e2e/shop-server.ts';
import type { Wait, Waits } from './bystander.ts';

export function startBystanders({ url, pid }: Shop): () => Promise<Waits> {
  const workerData = { url: `${url}/api/health`, pid };
  const bystander = new Worker(new URL('./bystander.ts', import.meta.url), { workerData });
  return async () => {
    bystander.postMessage('leave');
    const [waits] = await once(bystander, 'message');
    return waits;
  };
}

export function describeWait({ ms, worked, withoutCore }: Wait): string {
  const [all, own, ready] = [ms, worked, withoutCore].map(Math.round);
  return `${all} ms (server at work ${own}, without a core ${ready})`;
}
