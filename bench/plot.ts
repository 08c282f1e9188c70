import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const PICTURE = 'docs/performance.svg';

type Figure = {
  readonly name: string;
  readonly against: string;
  readonly perSecond: number;
  readonly p99: number;
  readonly ratio: number;
};

type Run = {
  readonly size: string;
  readonly figures: readonly Figure[];
  readonly day: { readonly p50: number; readonly p99: number; readonly slopeMb: number } | null;
  readonly readyMs: number;
  readonly idleMb: number;
  readonly afterMb: number;
};

const { positionals } = parseArgs({ allowPositionals: true });
const runs = positionals.map((position): Run => {
  const [size = '', file = ''] = position.split('=');
  // Written by the bench itself.
  return { size, ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<Run, 'size'>) };
});
const names = runs[0]?.figures.map(({ name }) => name) ?? [];
const figureOf = (run: Run, name: string) => run.figures.find((figure) => figure.name === name);

process.stdout.write(`${toTable().join('\n')}\n`);
writeFileSync(PICTURE, toPicture());

function toTable(): string[] {
  const cell = (figure: Figure | undefined) => {
    if (!figure) return '';
    const speed = Math.round(figure.perSecond).toLocaleString('en');
    const ratio = figure.name.startsWith('bare') ? '' : ` · ${figure.ratio.toFixed(2)}`;
    return `${speed} · ${figure.p99} ms${ratio}`;
  };
  const row = (title: string, of: (run: Run) => string) => `| ${title} | ${runs.map(of).join(' | ')} |`;
  return [
    `| requests/s · p99 · ratio | ${runs.map(({ size }) => size).join(' | ')} |`,
    `| --- |${runs.map(() => ' ---: |').join('')}`,
    ...names.map((name) => row(name, (run) => cell(figureOf(run, name)))),
    row('mixed day: half, 99 of 100 within', ({ day }) => (day ? `${day.p50}, ${day.p99} ms` : '')),
    row('memory over the mixed day, MB a minute', ({ day }) => day?.slopeMb.toFixed(2) ?? ''),
    row('ready', ({ readyMs }) => `${readyMs} ms`),
    row('memory idle, after all of it', ({ idleMb, afterMb }) => `${idleMb}, ${afterMb} MB`),
  ];
}

function toPicture(): string {
  const bar = { height: 7, gap: 2, left: 260, width: 520, top: 56 };
  const rowHeight = runs.length * (bar.height + bar.gap) + 12;
  const colours = ['#8a5a2b', '#c98f4e', '#e6c79c', '#b7b7b7'];
  const [least, most] = [1, 5];
  const x = (perSecond: number) =>
    ((Math.log10(Math.max(perSecond, 10)) - least) / (most - least)) * bar.width;
  const height = bar.top + names.length * rowHeight + 24;
  const text = (at: readonly [number, number], words: string, more = '') =>
    `<text x="${at[0]}" y="${at[1]}" ${more}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
  const scale = Array.from({ length: most - least + 1 }, (_, power) => {
    const at = bar.left + (power / (most - least)) * bar.width;
    return [
      `<line x1="${at}" y1="${bar.top - 8}" x2="${at}" y2="${height - 20}" stroke="#dddddd"/>`,
      text([at, bar.top - 14], (10 ** (power + least)).toLocaleString('en'), 'text-anchor="middle"'),
    ].join('');
  });
  const legend = runs.map(
    ({ size }, at) =>
      `<rect x="${bar.left + at * 180}" y="12" width="12" height="10" fill="${colours[at]}"/>` +
      text([bar.left + at * 180 + 18, 21], size),
  );
  const rows = names.flatMap((name, row) => {
    const top = bar.top + row * rowHeight;
    return [
      text([bar.left - 10, top + rowHeight / 2 - 2], name, 'text-anchor="end"'),
      ...runs.flatMap((run, at) => {
        const figure = figureOf(run, name);
        if (!figure) return [];
        const y = top + at * (bar.height + bar.gap);
        return `<rect x="${bar.left}" y="${y}" width="${x(figure.perSecond).toFixed(1)}" height="${bar.height}" fill="${colours[at]}"/>`;
      }),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#333333">`,
    '<title>Requests a second, by size of the shop</title>',
    `<rect width="820" height="${height}" fill="#ffffff"/>`,
    text([10, 21], 'requests a second', 'font-weight="600"'),
    ...legend,
    ...scale,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}
