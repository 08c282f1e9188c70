import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type SectionLinkProps = {
  /** The section and what it shows, as it stands in the address. */
  readonly search: Readonly<Record<string, string>>;
  /** Looks like the text around it until it is pointed at, where a whole column of links would shout. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
};

/** A link to another section of the office. */
export function SectionLink({ search, isQuiet = false, children }: SectionLinkProps) {
  return (
    <Anchor
      inherit
      underline={isQuiet ? 'hover' : 'always'}
      c={isQuiet ? 'inherit' : 'var(--mantine-color-anchor)'}
      renderRoot={(props) => <Link {...props} to="." search={search} />}
    >
      {children}
    </Anchor>
  );
}
