import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './stat-tile.module.css';

type StatTileProps = {
  readonly label: string;
  /** The figure; a skeleton stands for it until it is known. */
  readonly value: ReactNode;
  readonly tone?: 'good' | 'warn' | 'plain';
};

/** One figure of the day with its name; stands in a `<dl>`. */
export function StatTile({ label, value, tone = 'plain' }: StatTileProps) {
  return (
    <div className={classes['tile']} data-tone={tone}>
      <dt className={classes['label']}>{label}</dt>
      <dd className={classes['value']}>{value ?? <Skeleton h={26} w={40} />}</dd>
    </div>
  );
}
