import { Parser } from 'saxen';

export type Attributes = Readonly<Record<string, string>>;

export type XmlHandlers = {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string, text: string) => void;
};

/**
 * Walks elements by their local names, whatever their prefixes. `close` gets the text directly in the element, not in
 * its children. Throws when the document is not well formed.
 */
export function walkXml(xml: string, { open, close }: XmlHandlers): void {
  const texts: string[] = [];
  const parser = new Parser();
  parser.on('openTag', (name, getAttributes, _decode, isSelfClosing) => {
    texts.push('');
    if (open) open(localName(name), localAttributes(getAttributes()));
    if (!isSelfClosing) return;
    const text = texts.pop() ?? '';
    close?.(localName(name), text);
  });
  parser.on('closeTag', (name, _decode, isSelfClosing) => {
    if (isSelfClosing) return;
    const text = texts.pop() ?? '';
    close?.(localName(name), text);
  });
  const append = (text: string) => {
    if (texts.length > 0) texts[texts.length - 1] += text;
  };
  parser.on('text', (value) => append(decodeEntities(value)));
  parser.on('cdata', append);
  parser.on('error', (error) => {
    throw error;
  });
  parser.parse(xml);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function localAttributes(attributes: Readonly<Record<string, string>>): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [localName(name), decodeEntities(value)]),
  );
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/** The parser's own decoder cuts characters beyond the first 65,536 in half. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
