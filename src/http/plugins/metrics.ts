import { createHash, timingSafeEqual } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '#http/app-deps.ts';
import { isRestCall, isTrpcCall } from './url-kinds.ts';

const REQUESTS = 'furnizo_http_requests_total';
const DURATION = 'furnizo_http_request_duration_seconds';
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Number.POSITIVE_INFINITY];

/** `/metrics` in Prometheus text format, for holders of the configured token; without a token there is no such page. */
export function registerMetrics(app: FastifyInstance, deps: AppDeps): void {
  const token = deps.settings.metricsToken;
  if (token === null) return;
  const requests = createSamples();
  const durations = createSamples();
  app.addHook('onResponse', (request, reply, done) => {
    const kind = `kind="${kindOf(request)}"`;
    const seconds = reply.elapsedTime / 1000;
    requests.add(`${REQUESTS}{${kind},status="${Math.floor(reply.statusCode / 100)}xx"}`, 1);
    for (const bound of BUCKETS_S) {
      const le = Number.isFinite(bound) ? bound : '+Inf';
      durations.add(`${DURATION}_bucket{${kind},le="${le}"}`, seconds <= bound ? 1 : 0);
    }
    durations.add(`${DURATION}_sum{${kind}}`, seconds);
    durations.add(`${DURATION}_count{${kind}}`, 1);
    done();
  });
  app.get('/metrics', (request, reply) => {
    if (!isToken(request.headers.authorization, token)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send('METRICS_TOKEN\n');
    }
    const lines = [
      `# TYPE ${REQUESTS} counter`,
      ...requests.lines(),
      `# TYPE ${DURATION} histogram`,
      ...durations.lines(),
      ...gaugesOf(deps),
    ];
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}

/** Sums by name and labels, in the order in which they were first added. */
function createSamples() {
  const sums = new Map<string, number>();
  return {
    add: (name: string, value: number) => sums.set(name, (sums.get(name) ?? 0) + value),
    lines: () => [...sums].map(([name, sum]) => `${name} ${sum}`),
  };
}

function kindOf({ url }: FastifyRequest): 'api' | 'screens' | 'pages' {
  if (isRestCall(url)) return 'api';
  return isTrpcCall(url) ? 'screens' : 'pages';
}

/** Compared by hash, so that the time reveals neither length nor prefix. */
function isToken(given: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given ?? ''), hash(`Bearer ${token}`));
}

function gaugesOf({ health, version }: AppDeps): string[] {
  const { problems, lastBackupAt, freeBytes, standby } = health();
  const values = {
    process_resident_memory_bytes: process.memoryUsage.rss(),
    process_start_time_seconds: performance.timeOrigin / 1000,
    nodejs_eventloop_utilization: performance.eventLoopUtilization().utilization,
    furnizo_health_problems: problems.length,
    furnizo_last_backup_timestamp_seconds: lastBackupAt === null ? null : lastBackupAt / 1000,
    furnizo_disk_free_bytes: freeBytes,
    furnizo_standby_lag_seconds: typeof standby?.lagMs === 'number' ? standby.lagMs / 1000 : null,
  };
  return [
    '# TYPE furnizo_info gauge',
    `furnizo_info{version="${version}"} 1`,
    ...Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [`# TYPE ${name} gauge`, `${name} ${value}`],
    ),
    '# TYPE furnizo_health_problem gauge',
    ...problems.map((problem) => `furnizo_health_problem{problem="${problem}"} 1`),
  ];
}
