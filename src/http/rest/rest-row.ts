import type { z } from 'zod';
import type { Role } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';
import type { KeptAnswer } from './kept-answers.ts';

/** What a row's call is handed. */
export type RestCall = {
  /** The typed caller of the request. */
  readonly caller: Caller;
  /** The caller's role; null for a guest. */
  readonly role: Role | null;
  /** Answers with JSON that is kept for all who see the same products, until a product changes. */
  readonly keepProducts: (pieces: () => AsyncIterable<string>) => Promise<KeptAnswer>;
};

/** A file answered instead of JSON. */
export type RestFile = {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly disposition: 'inline' | 'attachment';
  readonly contentType: string;
  /** Names the bytes of a file that never changes, so that nobody fetches them twice. */
  readonly etag?: string;
};

/** How a row is described in the OpenAPI document. */
export type RestDoc = {
  readonly tag: string;
  readonly summary: string;
  /** Names of the errors it can answer beside the general ones, by status. */
  readonly errors?: Readonly<Record<number, readonly string[]>>;
  /** Media type of the answer, where it is a file and not JSON. */
  readonly file?: string;
};

type RowShape<Input extends z.ZodType, Output extends z.ZodType> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path under `/api`, with `{name}` for parameters. */
  readonly url: string;
  /** Who may call; the procedure behind the row checks its own stamp again. */
  readonly who: readonly (Role | 'guest')[];
  /** Parameters of path, query and body together, as strings where HTTP has strings. */
  readonly input: Input;
  /** What is asked of everybody but the office where that may leave more out: the same fields. */
  readonly strictInput?: z.ZodType<z.output<Input>>;
  readonly output: Output;
  readonly status?: number;
  /** Largest body in bytes, where the usual 256 KiB is too little. */
  readonly bodyLimit?: number;
  /** What a call costs in points of the rate limit, where it is more than 1. */
  readonly weight?: number;
  /** Whether its answers hang on nothing but the URL, the products, and who sees which at what price: they are kept. */
  readonly isCatalogue?: boolean;
  /** Whether its answers hang on nothing but the URL, the database and who asks: they are kept for two seconds. */
  readonly isList?: boolean;
  /** Whether a rejection says `success: false`, as the programs that place orders look for it. */
  readonly saysSuccess?: boolean;
  /** Whether the call takes a header `Idempotency-Key`. */
  readonly takesIdempotencyKey?: boolean;
  readonly doc: RestDoc;
  /** Renames and reshapes, calls the procedure, reshapes its answer; decides nothing. */
  readonly call: (
    request: RestCall,
    input: z.output<Input>,
  ) => Promise<z.input<Output> | RestFile | KeptAnswer>;
};

/** One documented endpoint. The schemas serve validation, the OpenAPI document and the tests alike. */
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
