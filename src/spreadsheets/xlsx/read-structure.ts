import { currencyOfFormat } from '#shared/text/currencies.ts';
import { UnreadableSheet } from '../unreadable-sheet.ts';
import { walkXml } from '../xml.ts';
import { type Parts, toPath } from './open-parts.ts';

export type SheetRef = {
  readonly name: string;
  readonly isHidden: boolean;
  readonly pieces: () => Iterable<string>;
};

export type Structure = {
  /** Worksheets only: charts, dialogs and macro sheets have no rows. */
  readonly sheets: readonly SheetRef[];
  /** Days are counted from 1904, as in Excel for the Macintosh. */
  readonly is1904: boolean;
  readonly texts: readonly string[];
  /** The number format of each cell style. */
  readonly formats: readonly NumberFormat[];
};

export type NumberFormat = { readonly pattern: string; readonly currency: string | null };

type Relation = { readonly id: string; readonly type: string; readonly path: string };

export function readStructure(parts: Parts): Structure {
  const path = findWorkbook(parts);
  const workbook = parts.read(path);
  if (workbook === undefined) throw new UnreadableSheet('not-a-table');
  const relations = readRelations(parts, path);
  const pathOf = (kind: string) =>
    relations.find(({ type }) => type.endsWith(`/${kind}`))?.path ?? `xl/${kind.toLowerCase()}.xml`;
  let is1904 = false;
  const sheets: SheetRef[] = [];
  walkXml(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true|on)$/i.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const relation = relations.find(({ id }) => id === attributes['id']);
      if (!relation?.type.endsWith('/worksheet') || !parts.paths.includes(relation.path)) return;
      const isHidden = /^(veryhidden|hidden)$/i.test(attributes['state'] ?? '');
      const pieces = () => parts.readPieces(relation.path, 'row');
      sheets.push({ name: attributes['name'] ?? '', isHidden, pieces });
    },
  });
  return {
    sheets,
    is1904,
    texts: readTexts(parts.readPieces(pathOf('sharedStrings'), 'si')),
    formats: readFormats(parts.read(pathOf('styles'))),
  };
}

function findWorkbook(parts: Parts): string {
  const main = readRelations(parts, '').find(({ type }) => type.endsWith('/officeDocument'));
  if (main && parts.paths.includes(main.path)) return main.path;
  return parts.paths.find((path) => /(^|\/)workbook\.xml$/.test(path)) ?? '';
}

function readRelations(parts: Parts, of: string): Relation[] {
  const folder = of.slice(0, of.lastIndexOf('/') + 1);
  const xml = parts.read(`${folder}_rels/${of.slice(folder.length)}.rels`);
  const relations: Relation[] = [];
  if (xml === undefined) return relations;
  walkXml(xml, {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name === 'Relationship') relations.push({ id, type, path: resolve(folder, target) });
    },
  });
  return relations;
}

function resolve(folder: string, target: string): string {
  if (/^[\\/]/.test(target)) return toPath(target);
  const steps: string[] = [];
  for (const step of toPath(folder + target).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

function readTexts(pieces: Iterable<string>): string[] {
  const texts: string[] = [];
  const rich = createTextReader();
  for (const xml of pieces) {
    walkXml(xml, {
      open: rich.open,
      close: (name, text) => {
        rich.close(name, text);
        if (name === 'si') texts.push(rich.take());
      },
    });
  }
  return texts;
}

/** Joins the runs of a text and omits `rPh`, the phonetic guide of Japanese texts. */
export function createTextReader() {
  let joined = '';
  let isAid = false;
  return {
    open: (name: string) => {
      if (name === 'rPh') isAid = true;
    },
    close: (name: string, text: string) => {
      if (name === 'rPh') isAid = false;
      else if (name === 't' && !isAid) joined += text;
    },
    take: (): string => {
      const text = unescapeText(joined);
      joined = '';
      return text;
    },
  };
}

/** `_x000D_` stands for a character that XML can't contain, `_x005F_` for an underscore before such letters. */
export function unescapeText(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_whole, hex) =>
    String.fromCharCode(Number.parseInt(String(hex), 16)),
  );
}

const GENERAL = 'General';

export const GENERAL_FORMAT: NumberFormat = { pattern: GENERAL, currency: null };

/** Number formats that have an id and no pattern in the file (ECMA-376, 18.8.30). */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  14: 'mm-dd-yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
  48: '##0.0E+0',
  49: '@',
};

const isEastAsianDay = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

function readFormats(xml: string | undefined): NumberFormat[] {
  const formats: NumberFormat[] = [];
  if (xml === undefined) return formats;
  const custom = new Map<number, string>();
  let isOfCells = false;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt') custom.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? GENERAL);
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      const id = Number(attributes['numFmtId'] ?? 0);
      const pattern = custom.get(id) ?? BUILT_IN[id] ?? (isEastAsianDay(id) ? 'yyyy-mm-dd' : GENERAL);
      formats.push({ pattern, currency: currencyOfFormat(pattern) });
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}
