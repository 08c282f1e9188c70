import type { ReactNode } from 'react';
import classes from './pill.module.css';

/** What a pill's color says. Green, amber and red are kept for stock and status, the accent for a discount. */
export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info' | 'accent';

/** A small rounded label; its words carry the meaning, the color only helps. */
export function Pill({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span className={classes['pill']} data-tone={tone}>
      {children}
    </span>
  );
}
