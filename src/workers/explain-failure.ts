import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { sentenceOf } from '#shared/error-answers.ts';

/**
 * The sentence for a person whose import or export has ended early: that of the rejection or, for a fault, `fallback`;
 * the operator is told of the fault itself.
 */
export function explainFailure(ctx: Ctx, error: unknown, fallback: string): string {
  if (error instanceof DomainError) return sentenceOf(error);
  ctx.reportFault?.(error);
  return fallback;
}
