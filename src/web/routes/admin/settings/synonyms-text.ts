import { z } from 'zod';
import { saveSynonymsInput } from '#shared/inputs/catalog-inputs.ts';
import { albanianIssue } from '#shared/text/albanian-issues.ts';

export function toText(groups: readonly (readonly string[])[]): string {
  return groups.map((group) => group.join(', ')).join('\n');
}

export function toGroups(text: string): string[][] {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    )
    .filter((group) => group.length > 0);
}

export const synonymsSchema = z.object({ groups: z.string() }).transform(({ groups: text }, ctx) => {
  const groups = toGroups(text);
  const { data, error } = saveSynonymsInput.safeParse({ groups }, { error: albanianIssue });
  if (data) return data;
  const issue = error.issues[0];
  const group = groups[Number(issue?.path[1])];
  const message = [group && `„${group.join(', ')}”:`, issue?.message].filter(Boolean).join(' ');
  ctx.addIssue({ code: 'custom', path: ['groups'], message });
  return z.NEVER;
});
