import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { sentenceOf } from '#shared/errors/error-answers.ts';

export function explainFailure(ctx: Ctx, error: unknown, fallback: string): string {
  if (error instanceof DomainError) return sentenceOf(error);
  ctx.reportFault?.(error);
  return fallback;
}
