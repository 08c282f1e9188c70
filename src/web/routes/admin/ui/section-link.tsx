import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type Props = AnchorProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps> & {
    ref?: Ref<HTMLAnchorElement>;
    /** Styled as plain text until hovered, for columns full of links. */
    readonly isQuiet?: boolean;
  };

export const SectionLink = createLink(({ isQuiet = false, ...props }: Props) => (
  <Anchor
    inherit
    underline={isQuiet ? 'hover' : 'always'}
    c={isQuiet ? 'inherit' : 'var(--mantine-color-anchor)'}
    {...props}
  />
));
