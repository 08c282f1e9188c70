import { IconBox, IconCake, IconToolsKitchen2 } from '@tabler/icons-react';
import type { Category } from '#shared/categories.ts';

const ICONS = { pasticeri: IconCake, paketime: IconBox, ambalazhe: IconToolsKitchen2 } as const;

export function CategoryIcon({ category, size }: { readonly category: Category; readonly size: number }) {
  const Icon = ICONS[category];
  return <Icon size={size} stroke={1.7} aria-hidden />;
}
