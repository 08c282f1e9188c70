import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

type PanelProps = {
  readonly title: string;
  /** What stands at the right of the title: a number, a button. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** One card of the screen with its title. */
export function Panel({ title, aside, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={`${classes['panel']} ${className ?? ''}`} aria-labelledby={titleId}>
      <header className={classes['head']}>
        <h2 id={titleId} className={classes['title']}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
