import { z } from 'zod';
import { toEuros, toPercent } from '#shared/prices/money.ts';
import { e4ToEuros } from '#shared/prices/unit-price.ts';
import { e4ToCents } from '#shared/purchasing/cost-math.ts';
import { type Camel, camel } from './params.ts';

export type Field<Source, Type extends z.ZodType> = {
  readonly type: Type;
  readonly get: (source: Source) => z.input<Type>;
};

type Fields<Source> = Readonly<Record<string, Field<Source, z.ZodType>>>;

type TypesOf<F> = {
  readonly [Name in keyof F]: F[Name] extends { readonly type: infer Type } ? Type : never;
};

export function fieldsOf<Source>() {
  return <F extends Fields<Source>>(fields: F): F => fields;
}

/**
 * The shape of an object in answers, declared once: read from its source, and documented by its types. A named one is a
 * separate schema in the OpenAPI document.
 */
export function shapeOf<Source>(id?: string) {
  return <F extends Fields<Source>>(fields: F) => {
    const entries = Object.entries(fields);
    const types = Object.fromEntries(entries.map(([name, { type }]) => [name, type])) as TypesOf<F>;
    const object = z.object(types);
    const named: z.ZodType<z.output<typeof object>, object> = id === undefined ? object : object.meta({ id });
    const read = (source: Source): object => {
      const answer: Record<string, unknown> = {};
      for (const [name, { get }] of entries) answer[name] = get(source);
      return answer;
    };
    return z.transform(read).pipe(named);
  };
}

export function field<Source, Type extends z.ZodType>(
  type: Type,
  get: (source: Source) => z.input<Type>,
): Field<Source, Type> {
  return { type, get };
}

type DomainName<Name extends string, Style extends string> = Style extends 'is'
  ? `is${Capitalize<Camel<Name>>}`
  : `${Camel<Name>}${Style}`;

function domainName(name: string, style: string): string {
  const plain = camel(name);
  return style === 'is' ? `is${plain.charAt(0).toUpperCase()}${plain.slice(1)}` : `${plain}${style}`;
}

/** `named` reads fields by the domain's own names: with style `Cents` `net_price` from `netPriceCents`. */
function kind<Type extends z.ZodType, Value, Style extends string = ''>(
  type: Type,
  convert: (value: Value) => z.input<Type>,
  style?: Style,
) {
  const named =
    <T extends z.ZodType, Got>(one: (get: (source: Record<string, Got>) => Got) => Field<never, T>) =>
    <Name extends string>(...names: readonly Name[]) => {
      const fields = names.map((name) => {
        const key = domainName(name, style ?? '');
        return [name, one((source) => source[key] as Got)];
      });
      return Object.fromEntries(fields) as {
        readonly [N in Name]: Field<{ readonly [Key in DomainName<N, Style>]: Got }, T>;
      };
    };
  const always = <Source>(get: (source: Source) => Value) =>
    field(type, (source: Source) => convert(get(source)));
  const orNull = <Source>(get: (source: Source) => Value | null | undefined) =>
    field(type.nullable(), (source: Source) => {
      const value = get(source);
      return value === null || value === undefined ? null : convert(value);
    });
  return Object.assign(always, {
    named: named<Type, Value>(always),
    orNull: Object.assign(orNull, { named: named<z.ZodNullable<Type>, Value | null | undefined>(orNull) }),
  });
}

const same = <Value>(value: Value): Value => value;

const day = z.string().meta({ format: 'date' });
const instant = z.string().meta({ format: 'date-time' });

export const to = {
  text: kind(z.string(), same<string>),
  int: kind(z.int(), same<number>),
  bool: kind(z.boolean(), same<boolean>, 'is'),
  /** Amount in cents, answered in euros. */
  euros: kind(z.number(), toEuros, 'Cents'),
  /** Price of one unit in ten-thousandths, answered in euros. */
  unitEuros: kind(z.number(), e4ToEuros, 'E4'),
  /** Amount in ten-thousandths, answered in euros to the cent. */
  value: kind(z.number(), (valueE4: number) => toEuros(e4ToCents(valueE4)), 'E4'),
  /** Basis points, answered in percent. */
  percent: kind(z.number(), toPercent, 'BasisPoints'),
  /** `yyyy-MM-dd`. */
  date: kind(day, same<string>),
  /** Milliseconds, answered as ISO 8601 in UTC. */
  time: kind(instant, (ms: number) => new Date(ms).toISOString()),
  oneOf: <const Values extends readonly string[]>(values: Values) =>
    kind(z.enum(values), same<Values[number]>),
};

export function listOf<Shape extends z.ZodType, Source>(
  shape: Shape,
  get: (source: Source) => readonly z.input<Shape>[],
) {
  return field(arrayOf(shape), get);
}

export function arrayOf<Shape extends z.ZodType>(shape: Shape) {
  return z.array(shape).readonly();
}

const lists = new WeakSet<z.ZodType>();

/** Marks the list of an answer: headers state its total, and where the next page begins. */
export function listed<List extends z.ZodType>(list: List): List {
  lists.add(list);
  return list;
}

export function listNameOf(output: z.core.$ZodType): string | undefined {
  if (output instanceof z.ZodPipe) return listNameOf(output.out);
  if (output instanceof z.ZodUnion) return output.options.map(listNameOf).find((name) => name !== undefined);
  if (!(output instanceof z.ZodObject)) return undefined;
  return Object.entries(output.shape).find(([, type]) => lists.has(type))?.[0];
}

export const success = z.literal(true).default(true);
