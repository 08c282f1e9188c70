import { UnreadableSheet } from '../unreadable-sheet.ts';

const PIECE = 1024 * 1024;

/** Between tags; a cell of blanks is empty as well. */
const BLANKS = />\s{2,}</g;

/** Empty rows and cells with a position, of which there may be a million. */
const EMPTY = /<(?:[\w.-]+:)?(?:row|c)\s[^<>]*\br="[A-Z]*\d+"[^<>]*\/>/g;

/**
 * Text of an XML part in chunks of about a megabyte, each a complete document. With an `element` the first chunk is the
 * text before the first of them, the others contain complete ones, and the text after the last is left out.
 */
export function* decodePieces(bytes: Uint8Array, element?: string): Generator<string> {
  const decoder = decoderOf(bytes);
  const begin = element === undefined ? null : new RegExp(`<(?:[\\w.-]+:)?${element}(?=[\\s>])`, 'g');
  let text = '';
  let hasBegun = false;
  for (let at = 0; at < bytes.length; at += PIECE) {
    const more = decoder.decode(bytes.subarray(at, at + PIECE), { stream: true });
    const searched = Math.max(0, text.length - MAX_TAG);
    text += more.replace(BLANKS, '> <').replace(EMPTY, '');
    if (begin === null || element === undefined) continue;
    if (!hasBegun) {
      begin.lastIndex = searched;
      const start = begin.exec(text)?.index;
      if (start === undefined) continue;
      yield closed(text.slice(0, start));
      text = text.slice(start);
      hasBegun = true;
    }
    const end = endOf(text, element);
    if (end === 0) continue;
    yield `<piece>${text.slice(0, end)}</piece>`;
    text = text.slice(end);
  }
  if (!hasBegun) yield text + decoder.decode();
  else if (new RegExp(`<(?:[\\w.-]+:)?${element}(?:\\s[^<>]*)?(?<!/)>`).test(text)) {
    throw new UnreadableSheet('not-a-table');
  }
}

const MAX_TAG = 1000;

/** The end of the last complete element in the text; 0 when there is none. */
function endOf(text: string, element: string): number {
  const tag = `${element}>`;
  for (let at = text.lastIndexOf(tag); at > 0; at = text.lastIndexOf(tag, at - 1)) {
    if (/<\/(?:[\w.-]+:)?$/.test(text.slice(Math.max(0, at - MAX_TAG), at))) return at + tag.length;
  }
  return 0;
}

function decoderOf([first, second]: Uint8Array): TextDecoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder();
}

/** With all elements open at its end closed. */
function closed(head: string): string {
  const open: string[] = [];
  const tags = head.matchAll(/<(\/?)([\w.-][\w:.-]*)(?:[^>"']|"[^"]*"|'[^']*')*?(\/?)>/g);
  for (const [, slash, name = '', isEmpty] of tags) {
    if (slash) open.pop();
    else if (!isEmpty) open.push(name);
  }
  return (
    head +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}
