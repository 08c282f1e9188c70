import autocannon, { type Client, type Request } from 'autocannon';
import type { Scenario } from './scenarios.ts';
import { medianBy, processorMs, untilAtRest } from './server-figures.ts';

export const CONNECTIONS = 10;

export type Measured = {
  readonly perSecond: number;
  readonly p99: number;
  readonly failures: number;
  readonly cpuMs: number;
};

/** Rejections are fast and would flatter the figure: every answer has to be a success. */
export async function assertAnswers(url: string, { name, make }: Scenario): Promise<void> {
  const answer = await askOnce(url, make(0));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
}

export async function bytesOnTheWay(url: string, asked: ReturnType<Scenario['make']>): Promise<number> {
  const answer = await askOnce(url, asked);
  await answer.arrayBuffer();
  const length = Number(answer.headers.get('content-length') ?? Number.NaN);
  if (!(answer.ok && length > 0)) throw new Error(`${asked.path}: ${answer.status}, ${length} bytes.`);
  return length;
}

function askOnce(
  url: string,
  { method = 'GET', path = '', headers = {}, body }: ReturnType<Scenario['make']>,
) {
  const sent = Object.entries(headers).map(([key, value]): [string, string] => [key, `${value}`]);
  return fetch(url + path, {
    method,
    headers: Object.fromEntries(sent),
    ...(body ? { body: `${body}` } : {}),
  });
}

export async function measure(
  url: string,
  { make }: Scenario,
  duration: number,
  pid: number | undefined,
): Promise<Measured> {
  await untilAtRest(pid);
  const cpuBefore = processorMs(pid);
  const setupRequest = (request: Request): Request => {
    turns += 1;
    return { ...request, ...make(turns) };
  };
  return new Promise((resolve, reject) => {
    autocannon(
      {
        url,
        connections: CONNECTIONS,
        duration,
        requests: [toFixed(make) ?? { setupRequest }],
        setupClient: letBodiesPass,
      },
      (error: unknown, result) => {
        if (error) return reject(error instanceof Error ? error : new Error(String(error)));
        const failures = result.errors + result.non2xx;
        const cpuMs = (processorMs(pid) - cpuBefore) / Math.max(result.requests.total, 1);
        resolve({ perSecond: result.requests.average, p99: result.latency.p99, failures, cpuMs });
      },
    );
  });
}

function letBodiesPass(client: Client): void {
  const awaited: unknown = Reflect.get(client, 'pipelinedRequests');
  if (typeof awaited !== 'object' || awaited === null || !('addBody' in awaited)) {
    throw new Error('The load tool keeps bodies in another place now.');
  }
  awaited.addBody = () => undefined;
}

let turns = 0;

/** Identical requests are built once; otherwise the load generator would be the bottleneck. */
function toFixed(make: Scenario['make']): Request | undefined {
  const [one, other] = [make(0), make(1)];
  return JSON.stringify(one) === JSON.stringify(other) ? one : undefined;
}

export function medianRound(rounds: readonly Measured[]): Measured {
  const failures = rounds.reduce((sum, round) => sum + round.failures, 0);
  return { ...medianBy(rounds, ({ perSecond }) => perSecond), failures };
}
