/** Programs send the key of a write in a header; a screen sends it with what it asks. */
export function withKeyOf<I extends { readonly idempotencyKey?: string | undefined }>(
  ctx: { readonly idempotencyKey: string | null },
  input: I,
): I {
  return { ...input, idempotencyKey: input.idempotencyKey ?? ctx.idempotencyKey ?? undefined };
}
