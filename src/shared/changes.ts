/** Of each field that changed, what it was and what it became. */
export type Changes<Fields> = {
  readonly [Field in keyof Fields]?: { readonly from: Fields[Field]; readonly to: Fields[Field] };
};
