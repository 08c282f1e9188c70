import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './error-box.module.css';

type EmptyBoxProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  readonly headingLevel?: 1 | 2;
  readonly children?: ReactNode;
};

export function EmptyBox({ icon, title, text, headingLevel = 2, children }: EmptyBoxProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className={classes['box']}>
      <span className={classes['icon']} data-calm aria-hidden>
        {icon}
      </span>
      <Heading className={classes['title']}>{title}</Heading>
      {text && (
        <Box component="p" c="dimmed">
          {text}
        </Box>
      )}
      {children}
    </div>
  );
}
