import type { inferOutput } from '@trpc/tanstack-react-query';
import { z } from 'zod';
import { type BrandMerge, brandMergeInput } from '#shared/brand/brand-input.ts';
import { albanianIssue } from '#shared/text/albanian-issues.ts';
import type { api } from '#web/api.ts';

export type StoredLook = inferOutput<typeof api.admin.settings.brand>;

/** The footer as one text with one entry per line. */
export type LookValues = Omit<StoredLook, 'footer'> & { readonly footer: string };

export type LookPicture = 'logo' | 'logoDark' | 'icon';

export function toValues(stored: StoredLook): LookValues {
  return { ...stored, footer: stored.footer.join('\n') };
}

const footerInput = brandMergeInput.required().shape.footer;

export const lookInput = brandMergeInput.required().extend({
  footer: z
    .string()
    .superRefine((text, context) => {
      const { error } = footerInput.safeParse(linesOf(text), { error: albanianIssue });
      const message = error?.issues[0]?.message;
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .transform(linesOf),
});

export const LOOK_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(lookInput.shape).map((field) => [`brand.${field}`, field]),
);

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Only the fields changed here, so that others may change the rest concurrently. */
export function changedLook(look: z.output<typeof lookInput>, stored: StoredLook): BrandMerge {
  const before = new Map<string, unknown>(Object.entries(stored));
  const changed = Object.entries(look).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
  );
  return Object.fromEntries(changed);
}
