export type Mt940Details = { readonly payer: string; readonly text: string; readonly endToEndId: string };

/** Field `:86:` in the banks' variants: with `?20` subfields, with `/REMI/` code words, or as free text. */
export function readMt940Details(value: string): Mt940Details {
  if (/\?\d{2}/.test(value)) return readSubfields(value.replaceAll('\n', ''));
  if (/^\/[A-Z]{3,4}\//.test(value)) return readCodeWords(joinLines(value));
  return { payer: '', text: joinLines(value), endToEndId: '' };
}

const FULL_LINE = 65;

/** A full line breaks inside a word. */
function joinLines(value: string): string {
  return value
    .split('\n')
    .reduce(
      (text, line) => (text === '' ? line : text + (text.length % FULL_LINE === 0 ? '' : ' ') + line),
      '',
    )
    .trim();
}

const FULL_SUBFIELD = 27;

function readSubfields(value: string): Mt940Details {
  const parts = value.split(/\?(?=\d{2})/).slice(1);
  const of = (isIt: (number: number) => boolean) =>
    parts
      .filter((part) => isIt(Number(part.slice(0, 2))))
      .map((part) => part.slice(2))
      .reduce((text, part) => text + part + (part.length < FULL_SUBFIELD ? ' ' : ''), '')
      .replace(/ +/g, ' ')
      .trim();
  const purpose = of((number) => (number >= 20 && number <= 29) || (number >= 60 && number <= 63));
  const { text, endToEndId } = readLabels(purpose);
  return {
    payer: of((number) => number === 32 || number === 33),
    text: text || of((number) => number === 0),
    endToEndId,
  };
}

/** `EREF+…SVWZ+…` inside the purpose: end-to-end reference and the payer's text. */
function readLabels(purpose: string): Pick<Mt940Details, 'text' | 'endToEndId'> {
  const parts = purpose.split(/(?=(?:EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC)\+)/);
  const of = (label: string) =>
    parts
      .find((part) => part.startsWith(`${label}+`))
      ?.slice(label.length + 1)
      .trim() ?? '';
  return { text: of('SVWZ') || (parts.length > 1 ? (parts[0] ?? '') : purpose), endToEndId: of('EREF') };
}

function readCodeWords(value: string): Mt940Details {
  const words = [...value.matchAll(/\/([A-Z]{3,4})\/([\s\S]*?)(?=\/[A-Z]{3,4}\/|$)/g)].map(
    ([, name = '', content = '']) => ({ name, content: content.replace(/\/+$/, '').trim() }),
  );
  const of = (...names: readonly string[]) =>
    words.find(({ name, content }) => names.includes(name) && content !== '')?.content ?? '';
  const text = of('REMI', 'BENM', 'TRTP').replace(/^USTD\/\//, '');
  return { payer: of('NAME', 'ORDP'), text, endToEndId: of('EREF') };
}
