import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { openShop, seedTemplate } from '#testing/e2e/shop-server.ts';

/**
 * How much of a bare Fastify route's speed the shop's routes reach, in the same run on the same machine. The ratio
 * tells a change of the program from a slower machine; the requests a second are for the eye.
 */
const connections = 16;
const secondsEach = Number(process.argv[2] ?? 4);
const warmUpSeconds = 1;

const routes = [
  ['page', '/'],
  ['featured products', '/api/products/featured'],
  ['a category page', '/api/products/category/pasticeri?page=1&limit=20'],
  ['search', '/api/products/search?query=cokollate&page=1&limit=20'],
] as const;

interface Measurement {
  perSecond: number;
  /** Milliseconds within which 99 of 100 requests were answered. */
  p99: number;
  failures: number;
}

async function measure(url: string): Promise<Measurement> {
  await load(url, warmUpSeconds);
  const { times, failures } = await load(url, secondsEach);
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / secondsEach,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    failures,
  };
}

async function load(url: string, seconds: number): Promise<{ times: number[]; failures: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failures = 0;
  const client = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      const status = await get(url, agent);
      times.push(performance.now() - startedAt);
      if (status !== 200) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { times, failures };
}

function get(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { accept: 'text/html,application/json' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end();
  });
}

const bare = Fastify();
bare.get('/', () => ({ ok: true }));
await bare.listen({ host: '127.0.0.1', port: 0 });
const template = await seedTemplate();
const shop = await openShop(template, { LOG_LEVEL: 'info' });
try {
  const { port } = bare.server.address() as AddressInfo;
  const reference = await measure(`http://127.0.0.1:${port}/`);
  print('bare Fastify', reference, reference);
  for (const [name, path] of routes) print(name, await measure(shop.url + path), reference);
} finally {
  await shop.close();
  await bare.close();
  rmSync(template, { recursive: true, force: true });
}

function print(name: string, measured: Measurement, reference: Measurement): void {
  const ratio = (measured.perSecond / reference.perSecond).toFixed(2);
  const perSecond = Math.round(measured.perSecond).toString().padStart(7);
  const failures = measured.failures > 0 ? `  ${measured.failures} failures` : '';
  console.log(
    `${name.padEnd(20)}${perSecond}/s  p99 ${measured.p99.toFixed(1)} ms  ratio ${ratio}${failures}`,
  );
}
