import { unzipSync } from 'fflate';
import type { OtherFormat } from '../sheet.ts';
import { UnreadableSheet } from '../unreadable-sheet.ts';
import { decodePieces } from './decode-pieces.ts';

const MAX_UNZIPPED_BYTES = 80 * 1024 * 1024;

const MAX_STRETCH = 1024 * 1024;

/** The XML parts of a workbook, by their path in lower case: some programs write `SharedStrings.xml` or `XL\`. */
export type Parts = {
  readonly paths: readonly string[];
  /** Unpacked at each call and not stored: a large workbook is never in memory as a whole. */
  readonly read: (path: string) => string | undefined;
  /** The same in chunks that end after one of these elements, without the text after the last. */
  readonly readPieces: (path: string, element: string) => Iterable<string>;
};

/**
 * Rejects a workbook that would exhaust memory before it is parsed: by its uncompressed size, or for an unterminated
 * tag or text. Throws `UnreadableSheet`.
 */
export function openParts(bytes: Uint8Array): Parts {
  const { all, needed } = list(bytes);
  const other = formatOf(all);
  if (other !== null) throw new UnreadableSheet(other);
  const nameOf = new Map(needed.map((name) => [toPath(name), name]));
  const unpack = (path: string): Uint8Array | undefined => {
    const name = nameOf.get(path);
    const content = name === undefined ? undefined : unzip(bytes, (other) => other === name)[name];
    if (content && hasEndlessStretch(content)) throw new UnreadableSheet('too-large');
    return content;
  };
  return {
    paths: [...nameOf.keys()],
    read: (path) => {
      const content = unpack(path);
      return content && [...decodePieces(content)].join('');
    },
    *readPieces(path, element) {
      const content = unpack(path);
      if (content) yield* decodePieces(content, element);
    },
  };
}

export function toPath(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

/** The format of a zip file that is not a workbook. */
function formatOf(names: readonly string[]): OtherFormat | null {
  const paths = names.map(toPath);
  const has = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  if (has(/(^|\/)workbook\.bin$/)) return 'XLSB';
  if (has(/(^|\/)workbook\.xml$/) || has(/^xl\//)) return null;
  if (has(/^word\//)) return 'Word';
  if (has(/^content\.xml$/)) return 'ODS';
  return has(/\.iwa$/) ? 'Numbers' : 'ZIP';
}

/** Nothing is unpacked before all sizes are known. */
function list(bytes: Uint8Array): { readonly all: readonly string[]; readonly needed: readonly string[] } {
  const all: string[] = [];
  let total = 0;
  unzip(bytes, (name, size) => {
    all.push(name);
    if (isNeeded(name)) total += size;
    return false;
  });
  if (total > MAX_UNZIPPED_BYTES) throw new UnreadableSheet('too-large');
  return { all, needed: all.filter(isNeeded) };
}

function unzip(bytes: Uint8Array, isWanted: (name: string, size: number) => boolean) {
  try {
    return unzipSync(bytes, { filter: ({ name, originalSize }) => isWanted(name, originalSize) });
  } catch {
    throw new UnreadableSheet('not-a-table');
  }
}

const isNeeded = (name: string) =>
  /\.(xml|rels)$/i.test(name) &&
  !/(^|[\\/])(drawings|charts\w*|diagrams|theme|media|pivot\w+|(threaded)?comments\w*|persons|custom\w*|docprops|externallinks|querytables|tables|slicer\w*|activex|ctrlprops|embeddings|webextensions|richdata|printersettings|timeline\w*|model)[\\/]/i.test(
    name,
  );

function hasEndlessStretch(xml: Uint8Array): boolean {
  return ['<', '>'].some((bracket) => {
    const code = bracket.charCodeAt(0);
    let last = 0;
    for (let at = xml.indexOf(code); at >= 0; at = xml.indexOf(code, at + 1)) {
      if (at - last > MAX_STRETCH) return true;
      last = at;
    }
    return xml.length - last > MAX_STRETCH;
  });
}
