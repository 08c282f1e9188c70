import { z } from 'zod';
import { type Fields, fieldEntries, type PlainField } from '#shared/define-fields.ts';
import { param } from './params.ts';
import type { Field } from './shape.ts';

type ApiName<F> = F extends { readonly api: infer Name extends string } ? Name : never;

type Value<F> = F extends { readonly input: infer Input extends z.ZodType } ? z.output<Input> : never;

function mapDeclared<To>(fields: Fields, make: (field: PlainField, name: string) => [string, unknown]): To {
  const declared = fieldEntries(fields).flatMap(([name, field]) =>
    field.api === undefined ? [] : [make(field, name)],
  );
  return Object.fromEntries(declared) as To;
}

/** null empties a field as the form would. */
export function declaredParams<F extends Fields>(fields: F) {
  return mapDeclared<{
    readonly [Name in keyof F as `${ApiName<F[Name]>} as ${Name & string}`]: z.ZodType<
      Value<F[Name]> | undefined
    >;
  }>(fields, (field, name) => {
    const key = `${field.api} as ${name}`;
    if (field.kind === 'flag') return [key, z.boolean().optional()];
    const given: z.ZodType = field.kind === 'whole' ? param.wholeNumber(...field.range) : z.string().max(200);
    return [key, given.nullish().transform((value) => (value === null ? field.empty : value))];
  });
}

export function declaredAnswers<F extends Fields>(fields: F) {
  return mapDeclared<{
    readonly [Name in keyof F as ApiName<F[Name]>]: Field<
      { readonly [Key in Name]: Value<F[Name]> },
      z.ZodType<Value<F[Name]>, Value<F[Name]>>
    >;
  }>(fields, ({ api = '', kind, empty }, name) => {
    const type = kind === 'whole' ? z.int() : kind === 'flag' ? z.boolean() : z.string();
    const get = (source: Readonly<Record<string, unknown>>) => source[name];
    return [api, { type: empty === null ? type.nullable() : type, get }];
  });
}
