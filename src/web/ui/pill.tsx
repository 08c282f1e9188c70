import type { ReactNode } from 'react';
import classes from './pill.module.css';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info' | 'accent';

export function Pill({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  const style =
    tone === 'accent'
      ? { backgroundColor: 'var(--shop-accent-soft)', color: 'var(--shop-accent-text)' }
      : { backgroundColor: `var(--shop-${tone}-bg)`, color: `var(--shop-${tone}-text)` };
  return (
    <span className={classes['pill']} data-tone={tone} style={style}>
      {children}
    </span>
  );
}
