import { z } from 'zod';
import { NUMBER_FAULT_TEXTS, type ParsedNumber, parseCents } from '#shared/text/parse-number.ts';

type Reader = (text: string) => ParsedNumber;

export function numberIn(read: Reader, missing: string) {
  return z.string().transform((text, ctx) => {
    const { value, reason } = read(text);
    if (reason === undefined) return value;
    ctx.addIssue({ code: 'custom', message: reason === 'empty' ? missing : NUMBER_FAULT_TEXTS[reason] });
    return z.NEVER;
  });
}

export function numberOr<T>(read: Reader, empty: T) {
  return z.string().transform((text, ctx) => {
    const { value, reason } = read(text);
    if (reason === undefined) return value;
    if (reason === 'empty') return empty;
    ctx.addIssue({ code: 'custom', message: NUMBER_FAULT_TEXTS[reason] });
    return z.NEVER;
  });
}

export function amountIn(missing: string) {
  return numberIn(parseCents, missing).refine((cents) => cents > 0, missing);
}

export function reasonIn(missing: string) {
  return z.string().trim().min(1, missing).max(300);
}
