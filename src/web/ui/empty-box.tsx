import type { ReactNode } from 'react';
import classes from './error-box.module.css';

type EmptyBoxProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  /** 1 where nothing else on the page is its heading. */
  readonly headingLevel?: 1 | 2;
  /** What to do about it: a button or a link. */
  readonly children?: ReactNode;
};

/** Says that there is nothing to show, and what to do next. */
export function EmptyBox({ icon, title, text, headingLevel = 2, children }: EmptyBoxProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className={classes['box']}>
      <span className={classes['icon']} data-calm aria-hidden>
        {icon}
      </span>
      <Heading className={classes['title']}>{title}</Heading>
      {text && <p className={classes['text']}>{text}</p>}
      {children}
    </div>
  );
}
