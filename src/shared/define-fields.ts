import type { z } from 'zod';
import type { FeatureKey } from './feature-list.ts';

type Base = {
  readonly label: string;
  /** `everybody` includes customers and guests. */
  readonly seenBy: 'everybody' | 'staff';
  readonly input: z.ZodType;
  /** The default of a new row; a field without one is required. */
  readonly empty?: unknown;
  /** Other accepted column headings in files. */
  readonly headings?: readonly string[];
  /** The form's section, unless the field has a special place there. */
  readonly section?: 'storage';
  readonly feature?: FeatureKey;
};

export type PlainField = Base & {
  /** Its name in REST requests and, if visible to everybody, in answers. */
  readonly api?: string;
} & (
    | { readonly kind: 'whole'; readonly range: readonly [min: number, max: number] }
    | { readonly kind: 'text' | 'code' | 'flag' }
  );

type OwnField = Base & {
  readonly kind: 'price' | 'percent' | 'choice' | 'list' | 'image';
  readonly api?: undefined;
};

export type Field = PlainField | OwnField;

export type ByKind<To> = Readonly<Partial<Record<Field['kind'], To>>>;

export type Fields = Readonly<Record<string, Field>>;

export function field<
  Kind extends Field['kind'],
  SeenBy extends Field['seenBy'],
  const Rest extends Omit<Base, 'label' | 'seenBy'>,
>(kind: Kind, label: string, seenBy: SeenBy, rest: Rest) {
  return { kind, label, seenBy, ...rest };
}

/** Rejects an `empty` that the input schema would not produce, and unknown properties. */
type Checked<F extends Fields> = {
  readonly [Name in keyof F]: { readonly empty?: Readonly<z.output<F[Name]['input']>> } & {
    readonly [Key in Exclude<keyof F[Name], keyof PlainField | 'range'>]: never;
  };
};

export function defineFields<const F extends Fields>(fields: F & Checked<F>): F {
  return fields;
}

export function fieldEntries<F extends Fields>(fields: F): [keyof F & string, Field][] {
  return Object.entries(fields);
}

/** Where a more exact type is expected, `All` says how the type of each value follows from its field. */
export function mapFields<F extends Fields, To, All = Readonly<Record<keyof F & string, To>>>(
  fields: F,
  make: (field: Field, name: keyof F & string) => To,
): All {
  return Object.fromEntries(fieldEntries(fields).map(([name, field]) => [name, make(field, name)])) as All;
}

type With<F extends Fields, Part> = {
  readonly [Name in keyof F as F[Name] extends Part ? Name : never]: F[Name];
};

export type PlainNames<F extends Fields> = keyof With<F, { readonly kind: PlainField['kind'] }>;

export function fieldsSeenBy<F extends Fields, SeenBy extends Field['seenBy']>(seenBy: SeenBy, fields: F) {
  const found = fieldEntries(fields).filter(([, field]) => field.seenBy === seenBy);
  return Object.fromEntries(found) as With<F, { readonly seenBy: SeenBy }>;
}
