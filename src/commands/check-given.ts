import type { z } from 'zod';
import { CommandError } from './command-error.ts';

export function checkGiven<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new CommandError('usage', result.error.issues.map((issue) => issue.message).join('\n'));
}
