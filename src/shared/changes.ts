export type Changes<Fields> = {
  readonly [Field in keyof Fields]?: { readonly from: Fields[Field]; readonly to: Fields[Field] };
};
