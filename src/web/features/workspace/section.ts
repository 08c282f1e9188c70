import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { FeatureKey } from '#shared/feature-list.ts';

export type Section = {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  readonly icon: Icon;
  readonly badge?: ComponentType;
  readonly alsoAt?: RegExp;
  readonly keepsDate?: boolean;
  readonly isHome?: boolean;
  /** Entries of one group are listed together under its heading. */
  readonly group?: string;
  /** Shown only while the shop has it switched on. */
  readonly feature?: FeatureKey;
};

export function sectionAt(sections: readonly Section[], pathname: string): Section | undefined {
  const path = pathname.replace(/\/$/, '');
  const named = sections.find(({ alsoAt }) => alsoAt?.test(path));
  if (named) return named;
  const above = sections
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length);
  return above[0] ?? sections.find(({ isHome }) => isHome) ?? sections[0];
}
