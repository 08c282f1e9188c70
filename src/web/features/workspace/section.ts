import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** One section of a workspace: a page in its menu. */
export type Section = {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  readonly icon: Icon;
  /** What waits there; best a `CountBadge` over a live query. */
  readonly badge?: ComponentType;
  /** Pages of other addresses that belong to it as well. */
  readonly alsoAt?: RegExp;
  /** Whether the day that is chosen in one such section (`?date=`) goes along to the next. */
  readonly keepsDate?: boolean;
  /** Shown at the bare address of the workspace too. */
  readonly isHome?: boolean;
};

/** The section that an address belongs to: itself, or the one above it. */
export function sectionAt(sections: readonly Section[], pathname: string): Section | undefined {
  const path = pathname.replace(/\/$/, '');
  const named = sections.find(({ alsoAt }) => alsoAt?.test(path));
  if (named) return named;
  const above = sections
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length);
  return above[0] ?? sections.find(({ isHome }) => isHome) ?? sections[0];
}
