import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** `names` are identifiers and file names. Strings are never read: they contain Albanian, SQL and stored keys. */
type Place = 'names' | 'comments' | 'both';

type Word = {
  /** Lower case; several words match as neighbours, in `standBack`, `stand-back` and "stand back" alike. */
  readonly old: string;
  readonly use: string;
  readonly place?: Place;
  /** Identifiers or file names, compared whole, that may contain the word: APIs of libraries and standard terms. */
  readonly except?: readonly RegExp[];
  /** Identifiers or file names, compared whole, in which alone the word is rejected. */
  readonly only?: RegExp;
  /** Still in use, so not rejected yet: `node scripts/check-words.ts --pending` lists the places. */
  readonly pending?: true;
};

const MANTINE_PAPER = [/^Paper(Props)?$/, /^withPaper/];
/** Tabs of a browser and of Mantine stay tabs; a page is not one. */
const PAGE_TAB = /-tab\.tsx$|^(?!Customer)\p{Lu}\w+Tab$/u;
const WAREHOUSE_SHELF = [/^(no|by|groupBy|Picking)?[Ss]hel(f|ves)(Place)?$/];
/** Icons, and the parameter of old addresses. */
const DOOR = [/^IconDoor/, /^door$/];
const LIBRARY_KEEP = [/^keep(PreviousData|AliveTimeout|Alive|Mounted)$/];

const WORDS: readonly Word[] = [
  { old: 'hasten', use: 'prepared query' },
  { old: 'stand back', use: 'lower priority' },
  { old: 'in own turn', use: 'per-customer queue' },
  { old: 'call turns', use: 'fair queue' },
  { old: 'someone came', use: 'onConnection' },
  { old: 'take turn', use: 'waitTurn' },
  { old: 'serve without sleep', use: 'setBusyTimeout', pending: true },
  { old: 'take log in', use: 'WAL checkpoint' },
  { old: 'log taken in', use: 'WAL checkpoint' },
  { old: 'log is taken in', use: 'WAL checkpoint' },
  { old: 'takes the log in', use: 'WAL checkpoint' },
  {
    old: 'hand over',
    use: 'transfer (lists of a worker); handover (of goods)',
    place: 'names',
    pending: true,
  },
  { old: 'look through', use: 'check, search or scan', pending: true },
  { old: 'tend', use: 'maintain, or say what is done', pending: true },
  { old: 'order way', use: 'order process' },
  { old: 'walk order', use: 'transition' },
  { old: 'as shown', use: 'assert unchanged', place: 'names', pending: true },
  { old: 'as given', use: 'a name for what is given', place: 'names' },
  { old: 'given viewer', use: 'viewer', place: 'names' },
  { old: 'given ids', use: 'ids', place: 'names' },
  { old: 'own order errors', use: 'customer order errors', place: 'names', pending: true },
  { old: 'own lists', use: 'customer lists', place: 'names', pending: true },
  { old: 'own prices', use: 'customer prices', place: 'names', pending: true },
  { old: 'told', use: 'notified, sent, or a change/event', place: 'names', pending: true },
  { old: 'is told', use: 'is notified, gets', pending: true },
  { old: 'are told', use: 'are notified, get' },
  { old: 'tell', use: 'notify or show', place: 'names', pending: true },
  { old: 'news', use: 'notifications or events', pending: true },
  { old: 'notice', use: 'notification', pending: true },
  { old: 'notices', use: 'notifications', pending: true },
  { old: 'longer error sentences', use: 'error sentences, by subject' },
  { old: 'after first sight', use: 'after first paint' },
  { old: 'show at once', use: 'optimistic update' },
  { old: 'read in parts', use: 'paged query' },
  { old: 'near image', use: 'lazy image' },
  { old: 'lead on', use: 'redirect' },
  { old: 'led on', use: 'redirected' },
  { old: 'use use', use: 'a verb for what is used (use-apply-credit)' },
  { old: 'wish', use: 'request', place: 'names', except: [/[Ss]tock-?[Ww]ish/], pending: true },
  { old: 'wishes', use: 'requests', place: 'names', except: [/[Ss]tock-?[Ww]ish/] },
  { old: 'tab', use: 'page, for what has an address of its own', place: 'names', only: PAGE_TAB },
  { old: 'paper', use: 'document', except: MANTINE_PAPER, pending: true },
  { old: 'papers', use: 'documents', pending: true },
  { old: 'kept', use: 'cached, stored, persisted or saved', place: 'names', pending: true },
  { old: 'keeping', use: 'caching, storing or persisting', place: 'names' },
  { old: 'keep', use: 'cache, store, persist or save', place: 'names', except: LIBRARY_KEEP, pending: true },
  {
    old: 'shelf',
    use: 'category, jobs or cache; the place in the warehouse stays',
    place: 'names',
    except: WAREHOUSE_SHELF,
    pending: true,
  },
  {
    old: 'shelves',
    use: 'categories, jobs or caches',
    place: 'names',
    except: WAREHOUSE_SHELF,
    pending: true,
  },
  {
    old: 'door',
    use: 'channel (HTTP) or delivery, handover (driver)',
    place: 'names',
    except: DOOR,
    pending: true,
  },
  { old: 'doors', use: 'channels', place: 'names' },
  { old: 'whom', use: 'the customer, recipient, actor …', pending: true },
  { old: 'anew', use: 'again, fresh or new', pending: true },
  { old: 'beside', use: 'alongside, next to or separate', pending: true },
  {
    old: 'nobody',
    use: 'no caller, no customer, no one who …: name the role',
    place: 'comments',
    pending: true,
  },
  { old: 'somebody', use: 'the user, customer, caller …: name the role', place: 'comments' },
  { old: 'comes to', use: 'amounts to, or the verb of what happens', place: 'comments', pending: true },
  { old: 'hangs on', use: 'depends on' },
  { old: 'hang on', use: 'depend on', pending: true },
];

const ROOMS = ['src', 'scripts', 'bench'];
const CODE = /\.(ts|tsx|mjs)$/;
const STYLE = /\.css$/;
/** Its table consists of old words. */
const SELF = 'scripts/check-words.ts';

const wanted = WORDS.filter((word) => (word.pending ?? false) === process.argv.includes('--pending'));

type Text = { readonly file: string; readonly line: number; readonly text: string; readonly place: Place };

/** `readLogIn`, `read-log-in` and "read log in" become ` read log in `, so that a phrase is found by its boundaries. */
function spaced(text: string): string {
  const words = text
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu);
  return ` ${(words ?? []).join(' ')} `;
}

function textsOfCode(file: string, source: string): Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const comments = new Map<number, Text>();
  const names: Text[] = [];
  const addComment = (start: number, end: number) => {
    comments.set(start, { file, line: lineAt(start), text: source.slice(start, end), place: 'comments' });
  };
  const visit = (node: ts.Node): void => {
    // Trivia around JSX text is text on the screen, not a comment.
    if (node.kind !== ts.SyntaxKind.JsxText) {
      ts.forEachLeadingCommentRange(source, node.getFullStart(), addComment);
      ts.forEachTrailingCommentRange(source, node.getEnd(), addComment);
    }
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      names.push({ file, line: lineAt(node.getStart(tree)), text: node.text, place: 'names' });
    }
    // `getChildren` returns the tokens as well, and with them comments before a closing bracket.
    for (const child of node.getChildren(tree)) {
      visit(child);
    }
  };
  visit(tree);
  return [...names, ...comments.values()];
}

function textsOfStyle(file: string, source: string): Text[] {
  return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map((match) => ({
    file,
    line: source.slice(0, match.index).split('\n').length,
    text: match[0],
    place: 'comments',
  }));
}

function textsOf(file: string): Text[] {
  const name: Text = { file, line: 1, text: path.basename(file), place: 'names' };
  const read = CODE.test(file) ? textsOfCode : STYLE.test(file) ? textsOfStyle : undefined;
  if (file === SELF || read === undefined) {
    return [name];
  }
  const source = readFileSync(file, 'utf8');
  // Parsing takes most of the time, and most files contain none of the words.
  const words = spaced(source);
  return wanted.some(({ old }) => words.includes(` ${old} `)) ? [name, ...read(file, source)] : [name];
}

function isHit({ old, place = 'both', except = [], only }: Word, text: Text, words: string): boolean {
  return (
    (place === 'both' || place === text.place) &&
    words.includes(` ${old} `) &&
    (text.place === 'comments' ||
      (!except.some((it) => it.test(text.text)) && (only?.test(text.text) ?? true)))
  );
}

const files = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name)),
).sort();
const hits = files.flatMap(textsOf).flatMap((text) => {
  const words = spaced(text.text);
  return wanted.filter((word) => isHit(word, text, words)).map((word) => ({ ...text, word }));
});

for (const { file, line, word } of hits) {
  console.error(`${file}:${line} "${word.old}": use ${word.use}`);
}
if (process.argv.includes('--pending')) {
  for (const word of wanted) {
    console.log(`${hits.filter((hit) => hit.word === word).length}\t${word.old}`);
  }
} else if (hits.length > 0) {
  process.exitCode = 1;
} else {
  console.log(`No old words in ${files.length} files.`);
}
