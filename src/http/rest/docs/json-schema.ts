import { z } from 'zod';
import { isRecord } from '#shared/is-record.ts';

export type JsonSchema = Record<string, unknown>;

export type Schemas = Record<string, JsonSchema>;

/** A schema as written in the OpenAPI document; named shapes go into `schemas` and are referenced. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  const json: unknown = JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/'), tidy);
  const { $schema: _, $defs, ...found } = isRecord(json) ? json : {};
  Object.assign(schemas, $defs);
  return found;
}

function tidy(key: string, value: unknown): unknown {
  if (!isRecord(value) || key === 'properties' || key === '$defs') return value;
  const { readOnly: _, id: _id, example, ...schema } = value;
  for (const limit of ['minimum', 'maximum']) {
    // Limits that hold for every JavaScript integer are omitted.
    if (Math.abs(Number(schema[limit])) === Number.MAX_SAFE_INTEGER) delete schema[limit];
  }
  if (schema['format'] !== undefined) delete schema['pattern'];
  return example === undefined ? schema : { ...schema, examples: [example] };
}

export function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  const found = schema['properties'];
  if (!isRecord(found)) return {};
  return Object.fromEntries(
    Object.entries(found).map(([name, field]) => [name, isRecord(field) ? field : {}]),
  );
}

/** Example values by field name; a name means the same everywhere. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  accent: '#b64b12',
  address: 'Rr. Adem Jashari 12, Ferizaj',
  category: 'pasticeri',
  closedDates: '2026-12-25',
  code: 'TR-005',
  comment: 'Pas orës 10',
  created_at: '2026-11-26T08:30:00.000Z',
  cutoff_at: '2026-11-26T14:00:00.000Z',
  delivery_status: 'E Procesuar',
  email: 'ulliri@example.com',
  fiskal: '600123456',
  icon: 'cake',
  image: null,
  invoice_number: 'F-2026-000123',
  message: 'Statusi u përditësua me sukses',
  name: 'Pastiçeri Ulliri',
  next_cursor: '57',
  number: '044123456',
  password: 'fjalekalimi-1',
  confirmPassword: 'fjalekalimi-1',
  payment_method: 'Para në dorëzim',
  product_code: 'TR-005',
  product_name: 'Kuti torte 26 cm',
  region: 1,
  subcategories: 'Pizza,Torte',
  timeZone: 'Europe/Belgrade',
  unit: 'COPE',
  user_address: 'Rr. Adem Jashari 12, Ferizaj',
  user_email: 'ulliri@example.com',
  user_name: 'Pastiçeri Ulliri',
  user_number: '044123456',
};

export function exampleOf(schema: JsonSchema, schemas: Schemas, name = ''): unknown {
  const { $ref, examples, enum: values, anyOf } = schema;
  if (typeof $ref === 'string') return exampleOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas, name);
  if (Array.isArray(examples)) return examples[0];
  if (Array.isArray(values)) return values[0];
  if ('const' in schema) return schema['const'];
  const named = BY_NAME[name];
  if (named !== undefined && fits(named, schema)) return named;
  if (schema['default'] !== undefined) return schema['default'];
  if (Array.isArray(anyOf)) return exampleOf(anyOf.find(isRecord) ?? {}, schemas, name);
  return exampleOfType(schema, schemas, name);
}

function fits(value: unknown, { type, anyOf }: JsonSchema): boolean {
  if (Array.isArray(anyOf)) return anyOf.filter(isRecord).some((one) => fits(value, one));
  const wanted = value === null ? 'null' : typeof value === 'number' ? 'integer' : typeof value;
  return [type].flat().includes(wanted);
}

function exampleOfType(schema: JsonSchema, schemas: Schemas, name: string): unknown {
  const { items, maxItems, format, minimum } = schema;
  switch ([schema['type']].flat()[0]) {
    case 'object': {
      const fields = Object.entries(propertiesOf(schema));
      return Object.fromEntries(fields.map(([field, one]) => [field, exampleOf(one, schemas, field)]));
    }
    case 'array':
      return isRecord(items) && maxItems !== 0 ? [exampleOf(items, schemas, name)] : [];
    case 'integer':
      return typeof minimum === 'number' ? Math.max(minimum, 1) : 1;
    case 'number':
      return 12.5;
    case 'boolean':
      return true;
    case 'string':
      if (format === 'date') return '2026-11-27';
      return format === 'date-time' ? '2026-11-26T08:30:00.000Z' : 'tekst';
    default:
      return null;
  }
}
