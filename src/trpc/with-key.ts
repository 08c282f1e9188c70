export function withKeyOf<I extends { readonly idempotencyKey?: string | undefined }>(
  ctx: { readonly idempotencyKey: string | null },
  input: I,
): I {
  return { ...input, idempotencyKey: input.idempotencyKey ?? ctx.idempotencyKey ?? undefined };
}
