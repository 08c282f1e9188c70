import { zipSync } from 'fflate';

type OddSheet = {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** The content of `sheetData`. */
  readonly rows?: string;
  readonly kind?: 'worksheet' | 'chartsheet' | 'dialogsheet';
};

type Odd = {
  readonly sheets: readonly OddSheet[];
  readonly formats?: readonly string[];
  readonly texts?: readonly string[];
  readonly is1904?: boolean | string;
  readonly rename?: (path: string) => string;
};

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relationships = (rows: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;

/** A workbook as other programs write it, with oddities that our writers don't produce. */
export function oddWorkbook({
  sheets,
  formats = [],
  texts = [],
  is1904 = false,
  rename = (path) => path,
}: Odd) {
  const folder = { worksheet: 'worksheets', chartsheet: 'chartsheets', dialogsheet: 'dialogsheets' } as const;
  const parts = sheets.map(({ kind = 'worksheet', ...sheet }, at) => ({
    ...sheet,
    kind,
    id: `rId${at + 1}`,
    path: `${folder[kind]}/sheet${at + 1}.xml`,
  }));
  const files: Record<string, string> = {
    '_rels/.rels': relationships([
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>`,
    ]),
    'xl/workbook.xml': `<workbook><workbookPr date1904="${typeof is1904 === 'string' ? is1904 : is1904 ? 1 : 0}"/><sheets>${parts
      .map(({ name, state, id }) => `<sheet name="${name}" r:id="${id}"${state ? ` state="${state}"` : ''}/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...parts.map(
        ({ id, kind, path }) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${path}"/>`,
      ),
      `<Relationship Id="rIdS" Type="${OFFICE}/styles" Target="styles.xml"/>`,
      `<Relationship Id="rIdT" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>`,
    ]),
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
      .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
      .map((_code, at) => `<xf numFmtId="${200 + at}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(
      parts.map(({ kind, path, rows = '' }) => [
        `xl/${path}`,
        kind === 'worksheet' ? `<worksheet><sheetData>${rows}</sheetData></worksheet>` : `<${kind}/>`,
      ]),
    ),
  };
  const bytes = Object.entries(files).map(([path, xml]) => [rename(path), new TextEncoder().encode(xml)]);
  return Uint8Array.from(zipSync(Object.fromEntries(bytes)));
}

/** A row of cells: numbers, texts, or XML of a cell without its position (`t="e"><v>#REF!</v>`). */
export function oddRow(
  row: number,
  cells: readonly (string | number | { readonly xml: string } | null)[],
): string {
  const inner = cells.map((cell, at) => {
    const place = `r="${String.fromCharCode(65 + at)}${row}"`;
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
    if (typeof cell === 'string') return `<c ${place} t="inlineStr"><is><t>${cell}</t></is></c>`;
    return `<c ${place} ${cell.xml}</c>`;
  });
  return `<row r="${row}">${inner.join('')}</row>`;
}
