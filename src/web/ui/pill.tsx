import type { ReactNode } from 'react';
import classes from './pill.module.css';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info' | 'accent';

export function Pill({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span className={classes['pill']} data-tone={tone}>
      {children}
    </span>
  );
}
