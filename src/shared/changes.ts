export type Changes<Fields> = {
  readonly [Field in keyof Fields]?: { readonly from: Fields[Field]; readonly to: Fields[Field] };
};

/** What a change does not name, or leaves undefined, stays. */
export function withChanges<Fields extends object>(
  before: Fields,
  changes: { readonly [Field in keyof Fields]?: Fields[Field] | undefined },
): Fields {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}
