import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { DayKind } from './scenarios.ts';
import { medianBy, memoryOf } from './server-figures.ts';

const SAMPLE_MS = 5000;

export type MixedDay = Awaited<ReturnType<typeof runMixedDay>>;

export async function runMixedDay(
  url: string,
  kinds: readonly DayKind[],
  pid: number | undefined,
  { seconds, rate }: { readonly seconds: number; readonly rate: number },
) {
  const samples: Sample[] = [];
  const sample = () => samples.push({ minute: performance.now() / 60_000, mb: memoryOf(pid) });
  const sampling = setInterval(sample, SAMPLE_MS);
  const deck = kinds.flatMap(({ share, make }) => Array.from({ length: share }, () => make));
  const agent = new Agent({ keepAlive: true });
  const total = seconds * rate;
  const asked: Promise<Asked>[] = [];
  const startedAt = performance.now();
  for (let turn = 0; turn < total; turn += 1) {
    const dueAt = startedAt + (turn * 1000) / rate;
    const ahead = dueAt - performance.now();
    if (ahead > 1) await wait(ahead);
    // The same sequence each time: kinds interleaved at their rates.
    const make = deck[(turn * STRIDE) % deck.length];
    if (make) asked.push(ask(agent, url, make(turn), dueAt));
  }
  const answers = await Promise.all(asked);
  clearInterval(sampling);
  agent.destroy();
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  const [first] = samples;
  const settled = samples.filter(({ minute }) => first && minute - first.minute >= 1);
  const counted = settled.length > 1 ? settled : samples;
  return {
    seconds,
    rate,
    total,
    p50: at(0.5),
    p99: at(0.99),
    longest: at(1),
    failures: answers.filter(({ failure }) => failure !== null).length,
    firstFailure: answers.find(({ failure }) => failure !== null)?.failure ?? '',
    slopeMb: slopeOf(counted),
    fromMb: counted[0]?.mb ?? 0,
    toMb: counted.at(-1)?.mb ?? 0,
    peakMb: Math.max(...counted.map(({ mb }) => mb), 0),
  };
}

type Sample = { readonly minute: number; readonly mb: number };

type Asked = { readonly ms: number; readonly failure: string | null };

function ask(
  agent: Agent,
  url: string,
  { method = 'GET', path = '', headers = {}, body }: ReturnType<DayKind['make']>,
  dueAt: number,
): Promise<Asked> {
  return new Promise((resolve) => {
    const end = (failure: string | null) => resolve({ ms: performance.now() - dueAt, failure });
    const sent = request(url + path, { method, headers, agent }, (answer) => {
      const status = answer.statusCode ?? 0;
      const isFine = status >= 200 && status < 300;
      answer.resume().once('end', () => end(isFine ? null : `${method} ${path}: ${status}`));
    });
    sent.once('error', (error) => end(`${method} ${path}: ${error.message}`));
    sent.end(body || undefined);
  });
}

const STRIDE = 37;

function slopeOf(samples: readonly Sample[]): number {
  const slopes = samples.flatMap((one, place) =>
    samples.slice(place + 1).map((other) => (other.mb - one.mb) / (other.minute - one.minute)),
  );
  return slopes.length === 0 ? 0 : medianBy(slopes, (slope) => slope);
}
