import type { z } from 'zod';
import type { Role } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';

export type RestCall = {
  readonly caller: Caller;
  readonly role: Role | null;
};

export type RestFile = {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly disposition: 'inline' | 'attachment';
  readonly contentType: string;
  /** Entity tag of a file that never changes, so that clients don't download it again. */
  readonly etag?: string;
};

export type RestDoc = {
  readonly tag: string;
  readonly summary: string;
  readonly errors?: Readonly<Record<number, readonly string[]>>;
  readonly file?: string;
};

type RowShape<Input extends z.ZodType, Output extends z.ZodType> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly roles: readonly (Role | 'guest')[];
  readonly input: Input;
  readonly strictInput?: z.ZodType<z.output<Input>>;
  readonly output: Output;
  readonly status?: number;
  /** Maximum body in bytes, where the default 256 KiB is too small. */
  readonly bodyLimit?: number;
  readonly weight?: number;
  readonly isCatalogue?: boolean;
  readonly addsSuccess?: boolean;
  readonly acceptsIdempotencyKey?: boolean;
  readonly doc: RestDoc;
  readonly call: (
    request: RestCall,
    input: z.output<Input>,
  ) => Promise<z.input<Output> | RestFile | AsyncIterable<string>>;
};

export type RestRow = RowShape<z.ZodType, z.ZodType>;

/** Type-checks a row, then erases its types so that rows of different inputs fit one list. */
export function defineRow<Input extends z.ZodType, Output extends z.ZodType>(
  row: RowShape<Input, Output>,
): RestRow {
  return {
    ...row,
    call: async (request, input) => {
      const schema = request.role === 'admin' ? row.input : (row.strictInput ?? row.input);
      return row.call(request, schema.parse(input));
    },
  };
}
