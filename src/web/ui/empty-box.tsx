import type { ReactNode } from 'react';
import classes from './error-box.module.css';

type EmptyBoxProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  /** What to do about it: a button or a link. */
  readonly children?: ReactNode;
};

/** Says that there is nothing to show, and what to do next. */
export function EmptyBox({ icon, title, text, children }: EmptyBoxProps) {
  return (
    <div className={classes['box']}>
      <span className={classes['icon']} data-calm aria-hidden>
        {icon}
      </span>
      <h2 className={classes['title']}>{title}</h2>
      {text && <p className={classes['text']}>{text}</p>}
      {children}
    </div>
  );
}
