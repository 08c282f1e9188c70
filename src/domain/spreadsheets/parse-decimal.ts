/**
 * The number in a cell as people and programs write it: `12.5`, `12,50`, `1.234,50 €`, `18%`. Undefined when it is none.
 * A single mark is the decimal one, unless it can only be a thousands separator (`1.234.567`).
 */
export function parseDecimal(text: string): number | undefined {
  const bare = text.replace(/[\s€%\u00a0]/g, '');
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(bare)) return undefined;
  const comma = bare.lastIndexOf(',');
  const dot = bare.lastIndexOf('.');
  const decimal = comma > dot ? ',' : '.';
  const other = decimal === ',' ? '.' : ',';
  const parts = bare.replaceAll(other, '').split(decimal);
  const number = Number(parts.length > 2 ? parts.join('') : parts.join('.'));
  return Number.isFinite(number) ? number : undefined;
}
