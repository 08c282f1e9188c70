export type Changes<Fields> = {
  readonly [Field in keyof Fields]?: { readonly from: Fields[Field]; readonly to: Fields[Field] };
};

/** Fields that a change omits, or that are undefined, keep their values. */
export function withChanges<Fields extends object>(
  before: Fields,
  changes: { readonly [Field in keyof Fields]?: Fields[Field] | undefined },
): Fields {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}
