import { createHash, timingSafeEqual } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '#http/app-deps.ts';
import { isRestCall, isTrpcCall } from './url-kinds.ts';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Kind = 'api' | 'screens' | 'pages';

/** `/metrics` in the text format of Prometheus, for who has the token of the settings; without one there is no such page. */
export function registerMetrics(app: FastifyInstance, deps: AppDeps): void {
  const token = deps.settings.metricsToken;
  if (token === null) return;
  const answered = new Map<string, number>();
  const durations = new Map<Kind, { readonly buckets: number[]; sum: number; count: number }>();
  app.addHook('onResponse', (request, reply, done) => {
    const kind = kindOf(request);
    const labels = `kind="${kind}",status="${Math.floor(reply.statusCode / 100)}xx"`;
    answered.set(labels, (answered.get(labels) ?? 0) + 1);
    const known = durations.get(kind) ?? { buckets: BUCKETS_S.map(() => 0), sum: 0, count: 0 };
    durations.set(kind, known);
    const seconds = reply.elapsedTime / 1000;
    BUCKETS_S.forEach((bound, at) => {
      if (seconds <= bound) known.buckets[at] = (known.buckets[at] ?? 0) + 1;
    });
    known.sum += seconds;
    known.count += 1;
    done();
  });
  app.get('/metrics', (request, reply) => {
    if (!isToken(request.headers.authorization, token)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send('METRICS_TOKEN\n');
    }
    const requests = [...answered].map(
      ([labels, count]) => `furnizo_http_requests_total{${labels}} ${count}`,
    );
    const times = [...durations].flatMap(([kind, { buckets, sum, count }]) => [
      ...BUCKETS_S.map((bound, at) => bucketLine(kind, `${bound}`, buckets[at] ?? 0)),
      bucketLine(kind, '+Inf', count),
      `furnizo_http_request_duration_seconds_sum{kind="${kind}"} ${sum}`,
      `furnizo_http_request_duration_seconds_count{kind="${kind}"} ${count}`,
    ]);
    const lines = [
      '# TYPE furnizo_http_requests_total counter',
      ...requests,
      '# TYPE furnizo_http_request_duration_seconds histogram',
      ...times,
      ...gaugesOf(deps),
    ];
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}

function kindOf({ url }: FastifyRequest): Kind {
  if (isRestCall(url)) return 'api';
  return isTrpcCall(url) ? 'screens' : 'pages';
}

function bucketLine(kind: Kind, bound: string, count: number): string {
  return `furnizo_http_request_duration_seconds_bucket{kind="${kind}",le="${bound}"} ${count}`;
}

/** Compared by hash, so that neither length nor beginning shows in the time. */
function isToken(given: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given ?? ''), hash(`Bearer ${token}`));
}

function gaugesOf({ health, version }: AppDeps): string[] {
  const { problems, lastBackupAt, freeBytes, standby } = health();
  const values: [name: string, value: number | null][] = [
    ['process_resident_memory_bytes', process.memoryUsage.rss()],
    ['process_start_time_seconds', performance.timeOrigin / 1000],
    ['nodejs_eventloop_utilization', performance.eventLoopUtilization().utilization],
    ['furnizo_health_problems', problems.length],
    ['furnizo_last_backup_timestamp_seconds', lastBackupAt === null ? null : lastBackupAt / 1000],
    ['furnizo_disk_free_bytes', freeBytes],
    ['furnizo_standby_lag_seconds', typeof standby?.lagMs === 'number' ? standby.lagMs / 1000 : null],
  ];
  return [
    '# TYPE furnizo_info gauge',
    `furnizo_info{version="${version}"} 1`,
    ...values.flatMap(([name, value]) =>
      value === null ? [] : [`# TYPE ${name} gauge`, `${name} ${value}`],
    ),
    '# TYPE furnizo_health_problem gauge',
    ...problems.map((problem) => `furnizo_health_problem{problem="${problem}"} 1`),
  ];
}
