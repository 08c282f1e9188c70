import type { inferOutput } from '@trpc/tanstack-react-query';
import { type BrandMerge, brandMergeInput } from '#shared/brand/brand-input.ts';
import type { api } from '#web/api.ts';
import { findIssues } from '#web/hooks/use-zod-form.ts';

export type StoredLook = inferOutput<typeof api.admin.settings.brand>;

/** The footer as one text, a line each. */
export type LookValues = Omit<StoredLook, 'footer'> & { readonly footer: string };

export type LookPicture = 'logo' | 'logoDark' | 'icon';

export function toValues(stored: StoredLook): LookValues {
  return { ...stored, footer: stored.footer.join('\n') };
}

function toLook({ footer, ...values }: LookValues): StoredLook {
  const lines = footer.split('\n').map((line) => line.trim());
  return { ...values, footer: lines.filter((line) => line !== '') };
}

/** Only what was changed here, so that others may change the rest at the same time. */
export function changedLook(values: LookValues, stored: StoredLook): BrandMerge {
  const before = new Map<string, unknown>(Object.entries(stored));
  const changed = Object.entries(toLook(values)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
  );
  return Object.fromEntries(changed);
}

export function lookIssues(values: LookValues): Record<string, string> {
  const issues = findIssues(brandMergeInput, toLook(values));
  return Object.fromEntries(
    Object.entries(issues).map(([path, sentence]) => [path.replace(/^footer\..*/, 'footer'), sentence]),
  );
}
