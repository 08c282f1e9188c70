import type { z } from 'zod';
import type { Role } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';
import type { KeptAnswer } from './kept-answers.ts';

export type RestCall = {
  readonly caller: Caller;
  readonly role: Role | null;
  readonly keepProducts: (pieces: () => AsyncIterable<string>) => Promise<KeptAnswer>;
};

export type RestFile = {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly disposition: 'inline' | 'attachment';
  readonly contentType: string;
  /** Names the bytes of a file that never changes, so that nobody fetches them twice. */
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
  readonly who: readonly (Role | 'guest')[];
  readonly input: Input;
  readonly strictInput?: z.ZodType<z.output<Input>>;
  readonly output: Output;
  readonly status?: number;
  /** Largest body in bytes, where the usual 256 KiB is too little. */
  readonly bodyLimit?: number;
  readonly weight?: number;
  readonly isCatalogue?: boolean;
  readonly isList?: boolean;
  readonly saysSuccess?: boolean;
  readonly takesIdempotencyKey?: boolean;
  readonly doc: RestDoc;
  readonly call: (
    request: RestCall,
    input: z.output<Input>,
  ) => Promise<z.input<Output> | RestFile | KeptAnswer>;
};

export type RestRow = RowShape<z.ZodType, z.ZodType>;

/** Checks a row's own types, then forgets them so that rows of different inputs can stand in one list. */
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
