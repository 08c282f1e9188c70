export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export interface Screen {
  readonly name: string;
  readonly modules: readonly string[];
  readonly js: number;
  readonly css: number;
  /** Each file is a separate request, six at a time. */
  readonly files: number;
}

export interface Weight {
  readonly file: string;
  readonly bytes: number;
}
export type Weigh = (file: string) => number;

const KINDS = { js: 'JavaScript', css: 'CSS' } as const;
type Kind = keyof typeof KINDS;

export function filesOf(manifest: Manifest, modules: readonly string[], weigh: Weigh): Weight[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const collect = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`The bundle has no ${key}: name the screen's new module in check-bundles.ts.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const module of modules) collect(module);
  return [...files].map((file) => ({ file, bytes: weigh(file) })).toSorted((a, b) => b.bytes - a.bytes);
}

export function measureScreen(
  manifest: Manifest,
  screen: Screen,
  weigh: Weigh,
): {
  readonly js: number;
  readonly css: number;
  readonly files: number;
  readonly faults: readonly string[];
} {
  const files = filesOf(manifest, screen.modules, weigh);
  const of = (kind: Kind) => files.filter(({ file }) => file.endsWith(`.${kind}`));
  const sum = (kind: Kind) => of(kind).reduce((total, { bytes }) => total + bytes, 0);
  const tooMany =
    files.length > screen.files
      ? [`${screen.name} fetches ${files.length} files at once, ${screen.files} are allowed.`]
      : [];
  const tooLarge = (['js', 'css'] as const)
    .filter((kind) => sum(kind) > screen[kind] * 1024)
    .map((kind) => {
      const heaviest = of(kind).slice(0, 3);
      const names = heaviest.map(({ file, bytes }) => `${file} (${inKilobytes(bytes)})`).join(', ');
      const size = inKilobytes(sum(kind));
      return `${screen.name} fetches ${size} of ${KINDS[kind]} at once, ${screen[kind]} KB are allowed; most of it is ${names}.`;
    });
  return { js: sum('js'), css: sum('css'), files: files.length, faults: [...tooLarge, ...tooMany] };
}

/** Files that import each other run in an undefined order, in which one may use what is not initialized yet. */
export function findCircle(manifest: Manifest): readonly string[] | undefined {
  const done = new Set<string>();
  const follow = (key: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
    if (done.has(key)) return undefined;
    for (const imported of manifest[key]?.imports ?? []) {
      const circle = follow(imported, [...path, key]);
      if (circle) return circle;
    }
    done.add(key);
    return undefined;
  };
  for (const key of Object.keys(manifest)) {
    const circle = follow(key, []);
    if (circle) return circle.map((one) => manifest[one]?.file ?? one);
  }
  return undefined;
}

export function inKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
