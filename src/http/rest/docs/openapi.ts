import { z } from 'zod';
import type { RestRow } from '#http/rest/kit/rest-row.ts';

type JsonSchema = Record<string, unknown>;
type Responses = Record<string, { description: string; content: Record<string, { schema: JsonSchema }> }>;

const GENERAL_ERRORS: Readonly<Record<number, string>> = {
  400: 'Validation failed',
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'Too many requests',
  500: 'Internal error',
};

const BODY_ERRORS: Readonly<Record<number, string>> = {
  413: 'Payload too large',
  415: 'Unsupported media type',
};

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
};

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['error', 'message'],
  properties: {
    error: { type: 'string', description: 'Stable name, for programs.' },
    message: { type: 'string', description: 'Sentence for a person, in Albanian.' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
  additionalProperties: true,
};

export function describeRows(
  rows: readonly RestRow[],
  { title, version, sessionCookie }: { title: string; version: string; sessionCookie: string },
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const row of rows) {
    paths[row.url] = { ...paths[row.url], [row.method.toLowerCase()]: describeRow(row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: 'Orders, stock and delivery of a wholesale distributor. Logged in by cookie.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(rows.map((row) => row.doc.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}

function describeRow(row: RestRow): object {
  const { parameters, body } = describeInput(row);
  const isOpen = row.roles.includes('guest');
  return {
    operationId: operationId(row),
    tags: [row.doc.tag],
    summary: row.doc.summary,
    description: `Who: ${row.roles.join(', ')}.`,
    security: isOpen ? [{}, { session: [] }] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: isRequired(body), content: { 'application/json': { schema: body } } } }
      : {}),
    responses: describeResponses(row, { isOpen, hasBody: body !== undefined }),
  };
}

export function describeInput(row: RestRow): {
  parameters: readonly Parameter[];
  body: JsonSchema | undefined;
} {
  const schema = toJsonSchema(row.input, 'input');
  const typed = properties(toJsonSchema(row.input, 'output'));
  const inPath = new Set([...row.url.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const required = new Set(Array.isArray(schema['required']) ? schema['required'].map(String) : []);
  // A coerced parameter shows its type only in the output schema.
  const fields = Object.entries(properties(schema)).map(
    ([name, field]) => [name, Object.keys(field).length > 0 ? field : (typed[name] ?? {})] as const,
  );
  const known = new Map(fields);
  const named: Parameter[] = [...inPath].map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: known.get(name) ?? {},
  }));
  if (row.acceptsIdempotencyKey) named.push(IDEMPOTENCY_KEY);
  const rest = fields.filter(([name]) => !inPath.has(name));
  if (row.method === 'GET') {
    const query = rest.map(([name, field]) => ({
      name,
      in: 'query' as const,
      required: required.has(name),
      schema: field,
    }));
    return { parameters: [...named, ...query], body: undefined };
  }
  if (rest.length === 0) return { parameters: named, body: undefined };
  const { $schema: _, ...others } = schema;
  const body = {
    ...others,
    properties: Object.fromEntries(rest),
    required: [...required].filter((name) => !inPath.has(name)),
  };
  return { parameters: named, body };
}

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
};

function describeResponses(row: RestRow, call: { isOpen: boolean; hasBody: boolean }): Responses {
  const named = row.doc.errors ?? {};
  const usual = call.hasBody ? { ...GENERAL_ERRORS, ...BODY_ERRORS } : GENERAL_ERRORS;
  const general = Object.keys(usual).filter((status) => !call.isOpen || !/^40[13]$/.test(status));
  const responses: Responses = { [String(row.status ?? 200)]: describeSuccess(row) };
  for (const status of [...new Set([...general, ...Object.keys(named)])].sort()) {
    const names = [...new Set([usual[Number(status)] ?? [], named[Number(status)] ?? []].flat())];
    responses[status] = {
      description: names.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return responses;
}

function describeSuccess(row: RestRow): Responses[string] {
  if (row.doc.file) {
    return {
      description: row.doc.summary,
      content: { [row.doc.file]: { schema: { type: 'string', format: 'binary' } } },
    };
  }
  return { description: row.doc.summary, content: { 'application/json': { schema: describeOutput(row) } } };
}

export function describeOutput(row: RestRow): JsonSchema {
  const { $schema: _, ...schema } = toJsonSchema(row.output, 'output');
  return schema;
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return { ...z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) };
}

function properties(schema: JsonSchema): Record<string, JsonSchema> {
  const found = schema['properties'];
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).map(([name, field]) => [name, { ...field }]));
}

function isRequired(body: JsonSchema): boolean {
  return Array.isArray(body['required']) && body['required'].length > 0;
}

function operationId(row: RestRow): string {
  const words = row.url.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return [row.method.toLowerCase(), ...words].map((word, at) => (at === 0 ? word : capital(word))).join('');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
