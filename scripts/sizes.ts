import { execFileSync } from 'node:child_process';
import { argv } from 'node:process';

const COMMITS = argv.length > 2 ? argv.slice(2) : ['HEAD'];

type SourceFile = { readonly path: string; readonly text: string; readonly lines: number };

const STATUSES = /'E (Procesuar|Pergaditur|Nisur|Realizuar|Anuluar)'/g;
const STATUS_TABLE = 'src/shared/order-status.ts';
const DEEP_IMPORT = /from '(\.\.\/){3,}/g;
const SMALL = 20;

const isTest = ({ path }: SourceFile) =>
  /\.(test|e2e)\.tsx?$/.test(path) || path.startsWith('src/testing/') || path.includes('/testing/');
const isCode = ({ path }: SourceFile) => /\.(ts|tsx|mjs)$/.test(path) && /^(src|scripts|bench)\//.test(path);
const isSource = (file: SourceFile) => isCode(file) && !isTest(file);
const isMigration = ({ path }: SourceFile) => /^drizzle\/[^/]+\.sql$/.test(path);
const isProgram = (file: SourceFile) =>
  (isSource(file) && !file.path.startsWith('bench/')) || isStyle(file) || isMigration(file);
const isStyle = ({ path }: SourceFile) => path.endsWith('.css');
const isData = ({ path }: SourceFile) => path.startsWith('data/') && /\.(csv|json|txt|md)$/.test(path);

const linesOf = (files: readonly SourceFile[]) => files.reduce((sum, file) => sum + file.lines, 0);
const hits = (files: readonly SourceFile[], pattern: RegExp) =>
  files.reduce((sum, file) => sum + (file.text.match(pattern)?.length ?? 0), 0);

const linesUnder = (files: readonly SourceFile[], folder: string, except?: string) =>
  linesOf(
    files.filter(
      (file) =>
        isSource(file) &&
        file.path.startsWith(folder) &&
        !(except !== undefined && file.path.startsWith(except)),
    ),
  );

const EXPORT = /^export (?!\{|type \{|\*)/gm;
const DOCUMENTED_EXPORT = /\*\/\nexport (?!\{|type \{|\*)/g;

function shareOfDocumentedExports(files: readonly SourceFile[]): string {
  const sources = files.filter(isSource);
  const share = hits(sources, DOCUMENTED_EXPORT) / Math.max(1, hits(sources, EXPORT));
  return `${Math.round(share * 100)} %`;
}

const FIGURES: Readonly<Record<string, (files: readonly SourceFile[]) => number | string>> = {
  'Lines of src, scripts and drizzle (no tests, no meta)': (files) => linesOf(files.filter(isProgram)),
  'Files of src, scripts and drizzle (no tests, no meta)': (files) => files.filter(isProgram).length,
  'Lines of source': (files) => linesOf(files.filter(isSource)),
  'Lines of tests': (files) => linesOf(files.filter((file) => isCode(file) && isTest(file))),
  'Lines of CSS': (files) => linesOf(files.filter(isStyle)),
  'Lines of data': (files) => linesOf(files.filter(isData)),
  'Files of source': (files) => files.filter(isSource).length,
  'Files of source of 20 lines or less': (files) =>
    files.filter((file) => isSource(file) && file.lines <= SMALL).length,
  'Files of tests': (files) => files.filter((file) => isCode(file) && isTest(file)).length,
  'Files of CSS': (files) => files.filter(isStyle).length,
  'Imports with three or more `../`': (files) => hits(files.filter(isCode), DEEP_IMPORT),
  'Names of statuses outside their table': (files) =>
    hits(
      files.filter((file) => isSource(file) && file.path !== STATUS_TABLE),
      STATUSES,
    ),
  'Exports with a doc comment': shareOfDocumentedExports,
  'Lines of src/http/rest': (files) => linesUnder(files, 'src/http/rest/'),
  'Lines of src/http without rest': (files) => linesUnder(files, 'src/http/', 'src/http/rest/'),
  'Lines of src/db without schema': (files) => linesUnder(files, 'src/db/', 'src/db/schema/'),
  'Largest file of source, in lines': (files) =>
    Math.max(...files.filter(isSource).map(({ lines }) => lines)),
};

function git(args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 30 });
}

function readFiles(commit: string): SourceFile[] {
  const paths = git(['ls-tree', '-r', '--name-only', commit])
    .split('\n')
    .filter((path) =>
      /^(src|scripts|bench|data|drizzle)\/.*\.(ts|tsx|mjs|css|csv|json|txt|md|sql)$/.test(path),
    );
  const archive = git(['grep', '-I', '--no-color', '-n', '', commit, '--', ...paths]);
  const lines = Map.groupBy(
    archive.split('\n'),
    (line) => line.slice(commit.length + 1).split(':', 1)[0] ?? '',
  );
  return paths.map((path) => {
    // Each line is `commit:path:number:text`.
    const own = (lines.get(path) ?? []).map((line) =>
      line.slice(commit.length + path.length + 2).replace(/^\d+:/, ''),
    );
    return { path, text: own.join('\n'), lines: own.length };
  });
}

const trees = COMMITS.map(readFiles);
const names = COMMITS.map((commit) => git(['log', '-1', '--format=%h of %cs', commit]).trim());
process.stdout.write(`| | ${names.join(' | ')} |\n| --- |${' ---: |'.repeat(names.length)}\n`);
for (const [name, count] of Object.entries(FIGURES)) {
  const figures = trees.map((files) => count(files).toLocaleString('en'));
  process.stdout.write(`| ${name} | ${figures.join(' | ')} |\n`);
}
