import { expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { pick, type Random, seededRandom, seedsOf } from '#testing/seeded-random.ts';
import { codeKey } from './barcode.ts';
import { codesOf, findMeant, readPastedLines } from './pasted-lines.ts';

const CODES = [
  'PR-1',
  'PR-2',
  'K-1',
  'KUT-01',
  'B.12',
  '4051',
  '00777',
  'T500',
  'A/3',
  '5901234123457',
] as const;
const PRODUCTS = new Map(CODES.map((code) => [codeKey(code), code]));

const JOINS = [
  ' + ',
  '+',
  ', ',
  ',',
  '; ',
  ';',
  ' / ',
  ' & ',
  ' dhe ',
  ' e ',
  ' edhe ',
  ' and ',
  '   ',
  '\t',
  ' - ',
  ' • ',
  ' | ',
  '\\',
  ' plus ',
  '、',
] as const;
const BULLETS = ['', '', '', '- ', '• ', '* ', '1. ', '2) ', '– ', '✅ '] as const;
const ENDS = ['', '', '', '.', ',', ' ju lutem', ' faleminderit!', ' 👍'] as const;
const MARKS = ['\u200b', '\u00ad', '\u202a', '\u2060'] as const;

type Item = { readonly code: string; readonly quantity: number };

function write(random: Random, { code, quantity }: Item): string {
  const unit = pick(random, ['', '', ' copë', ' pako', ' kg', 'cp'] as const);
  const name = pick(random, ['', '', ' Kuti torte', ' Tepsi 28 cm', ' Krem 5kg'] as const);
  const written = [
    () => `${code}${name} ${quantity}${unit}`,
    () => `${quantity}${unit} ${code}${name}`,
    () => `${code} x${quantity}`,
    () => `${quantity}x ${code}`,
    () => `${code}: ${quantity}`,
    () => `${code} – ${quantity}`,
    () => `*${code}* ${quantity}`,
    () => `${code}=${quantity}`,
    () => `${code} ${quantity},00`,
  ] as const;
  const text = pick(random, written)();
  const odd = random(8);
  if (odd === 0) return text.replace(code, code.toLowerCase());
  if (odd === 1) return text.replace(code, code.slice(0, 1) + pick(random, MARKS) + code.slice(1));
  if (odd === 2) return text.replace(code, code.replaceAll('-', '\u2011'));
  return text;
}

/** The items read from a line, as `code=quantity`; null where part of it is not understood. */
function read(text: string): string[] | null {
  const pasted = readPastedLines(text);
  if (pasted === null || pasted.unreadable.length > 0) return null;
  const found = pasted.lines.map((line) => {
    expect(codesOf(line).length).toBeGreaterThan(0);
    return findMeant(line, PRODUCTS);
  });
  const items = found.flatMap((meant) => (meant ? [`${meant.product}=${meant.quantity}`] : []));
  return items.length === found.length ? items : null;
}

it('of odd messages every item of a line is read with its quantity, or the line is named', () => {
  let understood = 0;
  const seeds = seedsOf(propertyRuns(4000));
  for (const seed of seeds) {
    const random = seededRandom(seed);
    const items = Array.from({ length: pick(random, [1, 1, 2, 2, 3, 4] as const) }, (_, at) => ({
      code: CODES[(random(3) + at * 3) % CODES.length] ?? '',
      quantity: 1 + random(60),
    }));
    const line =
      pick(random, BULLETS) +
      items.map((item) => write(random, item)).join(pick(random, JOINS)) +
      pick(random, ENDS);
    const found = read(line);
    if (found === null) continue;
    understood += 1;
    const wanted = items.map(({ code, quantity }) => `${code}=${quantity}`);
    expect([seed, line, found.toSorted()]).toEqual([seed, line, wanted.toSorted()]);
  }
  // Reporting every line as unreadable would be safe but useless.
  expect(understood).toBeGreaterThan(seeds.length / 3);
});
