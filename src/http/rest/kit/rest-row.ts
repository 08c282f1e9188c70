import { z } from 'zod';
import type { DomainErrorCode, ERROR_ANSWERS } from '#shared/errors/error-answers.ts';
import type { Role } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';
import { listNameOf } from './shape.ts';

export type RestCall = Caller & { readonly role: Role | null };

export type RestFile = {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly disposition: 'inline' | 'attachment';
  readonly contentType: string;
  /** Entity tag of an immutable file, so that clients don't download it again. */
  readonly etag?: string;
};

/** Headers of a list: its total, and where the next page begins. */
export type Listed = {
  readonly total?: number;
  readonly next_cursor?: string | null;
  readonly next_page?: number | null;
};

type ErrorName = (typeof ERROR_ANSWERS)[DomainErrorCode][1];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Shared = {
  readonly tag: string;
  readonly roles: readonly (Role | 'guest')[];
  /** Undocumented names are ignored, as the specification's own rows always did; else 400. */
  readonly ignoresUnknown?: boolean;
};

type Options = {
  readonly summary: string;
  readonly errors?: readonly ErrorName[];
  readonly status?: number;
  /** Content types of the files that it answers, besides JSON where there is an `output`. */
  readonly files?: readonly string[];
  /** Maximum body in bytes, where the default 256 KiB is too small. */
  readonly bodyLimit?: number;
  readonly weight?: number;
  readonly isCatalogue?: boolean;
  readonly addsSuccess?: boolean;
  readonly acceptsIdempotencyKey?: boolean;
  readonly setsCookies?: boolean;
};

type Answer<Output extends z.ZodType> = (z.input<Output> & Listed) | RestFile | AsyncIterable<string>;

type Call<Input extends z.ZodType, Result> = (request: RestCall, input: z.output<Input>) => Promise<Result>;

type Row<Input extends z.ZodType, Output extends z.ZodType> = Partial<Shared> &
  Options & {
    readonly input?: Input;
    /** For everyone but admins, who may leave out more. */
    readonly strictInput?: z.ZodType<z.output<Input>>;
  } & (
    | { readonly output?: Output; readonly call: Call<Input, Answer<Output>> }
    /** The whole answer is this `message`. */
    | { readonly says: string; readonly call: Call<Input, unknown> }
  );

export type RestRow = Shared &
  Options & {
    readonly method: Method;
    readonly url: string;
    readonly input: z.ZodType;
    /** None where it answers files alone. */
    readonly output: z.ZodType | undefined;
    /** The list's name in the answer; none where the answer itself is the list. */
    readonly list?: string | undefined;
    readonly call: (request: RestCall, input: unknown) => Promise<unknown>;
  };

/** Rows of one subject; each may override the shared values. Types are checked, then erased. */
export function rowsOf(shared: Shared) {
  return <Input extends z.ZodType, Output extends z.ZodType>(
    address: `${Method} /${string}`,
    row: Row<Input, Output>,
  ): RestRow => {
    const [method, url] = address.split(' ', 2) as [Method, string];
    const says = 'says' in row ? row.says : undefined;
    const output = 'says' in row ? z.object({ message: z.string() }) : row.output;
    return {
      ...shared,
      ...row,
      method,
      url,
      input: row.input ?? z.object({}),
      output,
      list: output && listNameOf(output),
      call: async (request, input) => {
        const schema = request.role === 'admin' ? row.input : (row.strictInput ?? row.input);
        const result = await row.call(request, schema?.parse(input) as z.output<Input>);
        return says === undefined ? result : { message: says };
      },
    };
  };
}

export const PDF = 'application/pdf';
export const CSV = 'text/csv; charset=utf-8';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Bytes = { readonly fileName: string; readonly bytes: Uint8Array };

export function pdfAnswer(
  { sha256, ...document }: Bytes & { readonly sha256?: string },
  disposition: RestFile['disposition'] = 'inline',
): RestFile {
  const etag = sha256 === undefined ? {} : { etag: `"${sha256}"` };
  return { ...document, ...etag, disposition, contentType: PDF };
}

export function tableAnswer(file: Bytes): RestFile {
  return { ...file, disposition: 'attachment', contentType: file.fileName.endsWith('.xlsx') ? XLSX : CSV };
}
