import { Anchor } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type SectionLinkProps = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'> & {
  /** Styled as plain text until hovered, for columns full of links. */
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
