import type { RestRow } from '#http/rest/kit/rest-row.ts';
import { ERROR_ANSWERS } from '#shared/errors/error-answers.ts';
import { exampleOf, type JsonSchema, propertiesOf, type Schemas, toJsonSchema } from './json-schema.ts';

type Header = { readonly $ref: string };
type Media = { schema: JsonSchema; example?: unknown };
type Response = { description: string; headers: Record<string, Header>; content?: Record<string, Media> };

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

const STATUS_OF = new Map<string, number>(
  Object.values(ERROR_ANSWERS).map(([status, name]) => [name, status]),
);

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key from the same user gives the same answer, and writes once',
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: '^[!-~]+$',
    examples: ['6f1c22b0-8f0e-4c6f-9a55-0d2a4a9f1c11'],
  },
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

const HEADERS: Readonly<Record<string, { description: string; schema: JsonSchema }>> = {
  ETag: {
    description: 'Sent back as `If-None-Match` it answers 304 while nothing changed',
    schema: { type: 'string' },
  },
  Link: {
    description: 'Address of the next page, `rel="next"`; absent on the last one',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'string' } },
  'Set-Cookie': { description: 'The session and its refresh token', schema: { type: 'string' } },
  'X-Request-Id': { description: 'Names the request in the log of the shop', schema: { type: 'string' } },
  'X-Total-Count': { description: 'How many there are in all', schema: { type: 'integer' } },
};

export function describeRows(
  rows: readonly RestRow[],
  { title, version, sessionCookie }: { title: string; version: string; sessionCookie: string },
): object {
  const schemas: Schemas = { Error: ERROR_SCHEMA };
  const paths: Record<string, Record<string, object>> = {};
  for (const row of rows) {
    paths[row.url] = { ...paths[row.url], [row.method.toLowerCase()]: describeRow(row, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description:
        'Orders, stock and delivery of a wholesale distributor. Logged in by cookie. How to begin: /api/docs.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(rows.map((row) => row.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      headers: HEADERS,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}

function describeRow(row: RestRow, schemas: Schemas): object {
  const { parameters, body } = describeInput(row, schemas);
  const isOpen = row.roles.includes('guest');
  return {
    operationId: operationId(row),
    tags: [row.tag],
    summary: row.summary,
    description: `Who: ${row.roles.join(', ')}.${row.ignoresUnknown ? '' : ' Names that are not described here are refused.'}`,
    security: isOpen ? [{}, { session: [] }] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: 'anyOf' in body || requiredOf(body).length > 0,
            content: { 'application/json': { schema: body, example: exampleOf(body, schemas) } },
          },
        }
      : {}),
    responses: describeResponses(row, schemas, { isOpen, hasBody: body !== undefined }),
  };
}

type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
};

export function describeInput(
  row: RestRow,
  schemas: Schemas,
): { parameters: readonly Parameter[]; body: JsonSchema | undefined } {
  const schema = toJsonSchema(row.input, 'input', schemas);
  const inPath = [...row.url.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const alternatives = (Array.isArray(schema['anyOf']) ? schema['anyOf'] : [schema]) as JsonSchema[];
  const known = Object.assign({}, ...alternatives.map(propertiesOf)) as Record<string, JsonSchema>;
  const parameters = inPath.map((name): Parameter => toParameter(name, 'path', true, known[name] ?? {}));
  if (row.acceptsIdempotencyKey) parameters.push(IDEMPOTENCY_KEY);
  const rest = Object.entries(known).filter(([name]) => !inPath.includes(name));
  if (row.method === 'GET' || row.method === 'DELETE') {
    const required = requiredOf(schema);
    for (const [name, field] of rest)
      parameters.push(toParameter(name, 'query', required.includes(name), field));
    return { parameters, body: undefined };
  }
  if (rest.length === 0) return { parameters, body: undefined };
  const bodies = alternatives.map((one) => without(one, inPath));
  return { parameters, body: bodies.length === 1 ? bodies[0] : { anyOf: bodies } };
}

function toParameter(
  name: string,
  place: 'path' | 'query',
  required: boolean,
  { description, ...schema }: JsonSchema,
): Parameter {
  const said = typeof description === 'string' ? { description } : {};
  return { name, in: place, required, ...said, schema };
}

function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const fields = Object.entries(propertiesOf(schema)).filter(([name]) => !names.includes(name));
  const required = requiredOf(schema).filter((name) => !names.includes(name));
  return { ...schema, properties: Object.fromEntries(fields), required };
}

function describeResponses(
  row: RestRow,
  schemas: Schemas,
  call: { isOpen: boolean; hasBody: boolean },
): Record<string, Response> {
  const general = Object.entries(call.hasBody ? { ...GENERAL_ERRORS, ...BODY_ERRORS } : GENERAL_ERRORS);
  const usual = general.filter(([status]) => !call.isOpen || !/^40[13]$/.test(status));
  const retried = row.acceptsIdempotencyKey ? (['Idempotency key reused'] as const) : [];
  const named = [...retried, ...(row.errors ?? [])].map(
    (name) => [String(STATUS_OF.get(name)), name] as const,
  );
  const byStatus = Map.groupBy([...usual, ...named], ([status]) => status);
  const responses: Record<string, Response> = { [String(row.status ?? 200)]: describeSuccess(row, schemas) };
  if (row.method === 'GET') {
    responses['304'] = { description: 'Not changed since the ETag', headers: headersOf('ETag') };
  }
  for (const [status, errors] of [...byStatus].sort()) {
    responses[status] = {
      description: [...new Set(errors.map(([, name]) => name))].join(', '),
      headers: headersOf(...(status === '429' ? ['Retry-After'] : [])),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return responses;
}

function describeSuccess(row: RestRow, schemas: Schemas): Response {
  const content: Record<string, Media> = {};
  const schema = row.output && toJsonSchema(row.output, 'output', schemas);
  if (schema) content['application/json'] = { schema, example: exampleOf(schema, schemas) };
  for (const type of row.files ?? []) content[type] = { schema: { type: 'string', format: 'binary' } };
  const isList = row.list !== undefined || schema?.['type'] === 'array';
  const headers = [
    ...(row.method === 'GET' ? ['ETag'] : []),
    ...(isList ? ['X-Total-Count', 'Link'] : []),
    ...(row.setsCookies ? ['Set-Cookie'] : []),
  ];
  return { description: row.summary, headers: headersOf(...headers), content };
}

function headersOf(...names: readonly string[]): Record<string, Header> {
  const refs = ['X-Request-Id', ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]);
  return Object.fromEntries(refs);
}

function requiredOf(schema: JsonSchema): string[] {
  return Array.isArray(schema['required']) ? schema['required'].map(String) : [];
}

function operationId({ method, url }: RestRow): string {
  const words = url.split(/[^A-Za-z0-9]+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + words.join('');
}
