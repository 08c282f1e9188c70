import { Anchor } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type SectionLinkProps = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'> & {
  /** Looks like the text around it until it is pointed at, where a whole column of links would shout. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
};

export function SectionLink({ to, params, search, hash, isQuiet = false, children }: SectionLinkProps) {
  return (
    <Anchor
      inherit
      underline={isQuiet ? 'hover' : 'always'}
      c={isQuiet ? 'inherit' : 'var(--mantine-color-anchor)'}
      renderRoot={(props) => <Link {...props} to={to} params={params} search={search} hash={hash} />}
    >
      {children}
    </Anchor>
  );
}
