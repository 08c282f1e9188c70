import fc from 'fast-check';

// biome-ignore lint/suspicious/noExplicitAny: schemas are read key by key, with any depth below
export type JsonSchema = { readonly [key: string]: any };

export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '%',
    '"',
    "'; DROP TABLE users; --",
    'NEAR(a b)',
    '*',
    '💥🧁',
    '\ud800',
    '‮evil',
    '<b>x</b>',
    'x'.repeat(10_000),
    '__proto__',
    'constructor',
    '2026-02-30',
    '0001-01-01',
    '99999-12-31',
    '1e3',
    '0x10',
    '-1',
    'NaN',
    'undefined',
    0,
    -1,
    1.5,
    1e21,
    2 ** 53 + 2,
    -0,
  ),
  fc.constantFrom([], {}, [[]], [null], { length: 1 }, { toString: 'x' }, [1, 2, 3]),
  fc.constant(JSON.parse('{"__proto__": {"role": "admin"}, "constructor": {"prototype": {}}}')),
  fc.constant(Array.from({ length: 300 }, () => 1)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  email: ['arta@example.com', 'driton@example.com'],
  password: ['fjalekalimi-1'],
  confirmPassword: ['fjalekalimi-1'],
  number: ['044123456', '049 987-654'],
  category: ['pasticeri', 'paketime', 'ambalazhe'],
  subcategory: [null],
  image: [null],
  code: ['K-1', 'K-2', null],
  vat_rate_percentage: [18, 8, 0],
  vatBasisPoints: [1800, 800, 0],
  status: ['E Procesuar', 'E Pergaditur', 'E Nisur', 'E Realizuar', 'E Anuluar'],
  delivery_status: ['E Procesuar', 'E Pregaditur', 'E Nisur', 'E Realizuar', 'E Anuluar'],
  timeZone: ['Europe/Belgrade'],
};

export function plausible(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  const named = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  if (named) return fc.constantFrom(...named);
  const variants = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(variants) && variants.length > 0)
    return fc.oneof(...variants.map((one) => plausible(one)));
  switch ([schema['type']].flat()[0]) {
    case 'integer':
    case 'number':
      return plausibleNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(plausible(schema['items'] ?? {}), { minLength: 1, maxLength: 3 });
    case 'object':
      return fc.record(mapValues(schema['properties'] ?? {}, plausible));
    case 'string':
      return fc.constantFrom('2026-11-20', '2026-11-23', 'Arta', '1', '2', 'a');
    default:
      return fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom('2026-11-20', '1', 'torte'));
  }
}

function plausibleNumber(schema: JsonSchema): fc.Arbitrary<number> {
  const min = Math.max(0, Number(schema['minimum'] ?? 0));
  return fc.integer({ min, max: Math.max(min, Math.min(min + 7, Number(schema['maximum'] ?? min + 7))) });
}

export function spoiled(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const properties: Record<string, JsonSchema> = schema['properties'] ?? {};
  const names = Object.keys(properties);
  const whole = fc.record(mapValues(properties, plausible));
  const oneSpoiled = fc
    .tuple(whole, fc.constantFrom(...names, 'x'), junk)
    .map(([fields, name, value]) => ({ ...fields, [name]: value }));
  const anyField = mapValues(properties, (field, name) => fc.oneof(plausible(field, name), junk));
  const extra = fc.dictionary(fc.constantFrom('role', 'active', 'id', '__proto__', 'x'), junk, {
    maxKeys: 2,
  });
  const muchSpoiled = fc
    .tuple(extra, fc.record(anyField, { requiredKeys: [] }))
    .map(([more, fields]) => ({ ...more, ...fields }));
  return fc.oneof(whole, oneSpoiled, muchSpoiled);
}

function mapValues(
  fields: Readonly<Record<string, JsonSchema>>,
  toArbitrary: (field: JsonSchema, name: string) => fc.Arbitrary<unknown>,
): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toArbitrary(field, name)]));
}
