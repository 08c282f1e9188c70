import { unzipSync } from 'fflate';
import { UnreadableSheet } from '../unreadable-sheet.ts';

const MAX_UNZIPPED_BYTES = 80 * 1024 * 1024;

const MAX_STRETCH = 1024 * 1024;

/** The XML parts of a workbook, by their path in small letters: some programs write `SharedStrings.xml` or `XL\`. */
export type Parts = ReadonlyMap<string, string>;

/**
 * Rejects a workbook that would exhaust memory before it is parsed: by its uncompressed size, or for an unterminated
 * tag or text. Throws `UnreadableSheet`.
 */
export function openParts(bytes: Uint8Array): Parts {
  const files = unzip(bytes);
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

function unzip(bytes: Uint8Array): [name: string, content: Uint8Array][] {
  let total = 0;
  try {
    // Sizes first: nothing is decompressed before all of them are known.
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize;
        return false;
      },
    });
    if (total > MAX_UNZIPPED_BYTES) throw new UnreadableSheet('too-large');
    return Object.entries(unzipSync(bytes, { filter: ({ name }) => isNeeded(name) }));
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error;
    throw new UnreadableSheet('not-a-table');
  }
}

const isNeeded = (name: string) =>
  /\.(xml|rels)$/i.test(name) && !/\/(drawings|charts|theme|media|pivot\w+|comments\w*)\//i.test(name);

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
