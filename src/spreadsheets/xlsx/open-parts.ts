import { unzipSync } from 'fflate';
import type { OtherFormat } from '../sheet.ts';
import { UnreadableSheet } from '../unreadable-sheet.ts';

const MAX_UNZIPPED_BYTES = 80 * 1024 * 1024;

const MAX_STRETCH = 1024 * 1024;

export type Parts = ReadonlyMap<string, string>;

/**
 * Rejects a workbook that would exhaust memory before it is parsed: by its uncompressed size, or for an unterminated
 * tag or text. Throws `UnreadableSheet`.
 */
export function openParts(bytes: Uint8Array): Parts {
  const { files, names } = unzip(bytes);
  const other = formatOf(names);
  if (other !== null) throw new UnreadableSheet(other);
  const parts = new Map<string, string>();
  for (const [name, content] of files) {
    if (hasEndlessStretch(content, '<') || hasEndlessStretch(content, '>')) {
      throw new UnreadableSheet('too-large');
    }
    parts.set(toPath(name), decode(content));
  }
  return parts;
}

export function toPath(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

/** What a zip file is that holds no workbook. */
function formatOf(names: readonly string[]): OtherFormat | null {
  const paths = names.map(toPath);
  const has = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  if (has(/(^|\/)workbook\.bin$/)) return 'XLSB';
  if (has(/(^|\/)workbook\.xml$/) || has(/^xl\//)) return null;
  if (has(/^word\//)) return 'Word';
  if (has(/^content\.xml$/)) return 'ODS';
  return has(/\.iwa$/) ? 'Numbers' : 'ZIP';
}

type Unzipped = {
  readonly files: readonly (readonly [name: string, content: Uint8Array])[];
  readonly names: readonly string[];
};

function unzip(bytes: Uint8Array): Unzipped {
  const names: string[] = [];
  let total = 0;
  try {
    // Sizes first: nothing is decompressed before all of them are known.
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        if (isNeeded(name)) total += originalSize;
        return false;
      },
    });
    if (total > MAX_UNZIPPED_BYTES) throw new UnreadableSheet('too-large');
    return { names, files: Object.entries(unzipSync(bytes, { filter: ({ name }) => isNeeded(name) })) };
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error;
    throw new UnreadableSheet('not-a-table');
  }
}

const isNeeded = (name: string) =>
  /\.(xml|rels)$/i.test(name) &&
  !/(^|[\\/])(drawings|charts\w*|diagrams|theme|media|pivot\w+|(threaded)?comments\w*|persons|custom\w*|docprops|externallinks|querytables|tables|slicer\w*|activex|ctrlprops|embeddings|webextensions|richdata|printersettings|timeline\w*|model)[\\/]/i.test(
    name,
  );

function decode(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  return new TextDecoder().decode(content);
}

function hasEndlessStretch(xml: Uint8Array, bracket: string): boolean {
  const code = bracket.charCodeAt(0);
  let last = 0;
  for (let at = xml.indexOf(code); at >= 0; at = xml.indexOf(code, at + 1)) {
    if (at - last > MAX_STRETCH) return true;
    last = at;
  }
  return xml.length - last > MAX_STRETCH;
}
