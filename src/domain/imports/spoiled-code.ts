const MONTH =
  'jan|feb|shk|mar|apr|pri|may|maj|jun|qer|jul|korr?|aug|gush?|sep|sht|oct|okt|tet|nov|n[eë]n|dec|dhj';

const MONTH_DAY = new RegExp(
  String.raw`^(?:\d{1,2}[-. ](?:${MONTH})\.?(?:[-. ]\d{2,4})?|(?:${MONTH})\.?[-. ]\d{2,4})$`,
  'i',
);

const NUMBERED_DAY = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./])\d{1,2}\1\d{4})(?: 0{1,2}:00(?::00)?)?$/;

const YES_NO = /^(?:TRUE|FALSE|E VËRTETË|E PAVËRTETË)$/;

/**
 * Dates (`2-Jan`, `Feb-01`) and yes/no, into which a spreadsheet program converts codes such as `1-2` and `mar1` when
 * it saves a CSV. A code in capitals was typed that way.
 */
export function isSpoiledCode(code: string): boolean {
  if (NUMBERED_DAY.test(code) || YES_NO.test(code)) return true;
  return MONTH_DAY.test(code) && code !== code.toUpperCase();
}
