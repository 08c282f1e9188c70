import { useEffect, useRef } from 'react';
import { texts } from '#web/routes/call-agent/texts.ts';
import classes from './draft.module.css';
import { DraftLineRow } from './draft-line-row.tsx';
import type { LiveLine } from './use-live-lines.ts';

type DraftLinesProps = {
  readonly lines: readonly LiveLine[];
  readonly onQuantity: (line: LiveLine, quantity: number) => void;
};

/** What was dictated so far; the line that has just been added or raised is scrolled into view. */
export function DraftLines({ lines, onQuantity }: DraftLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(new Map<number, number>());
  useEffect(() => {
    const raised = lines.findLastIndex((line) => line.quantity > (before.current.get(line.productId) ?? 0));
    before.current = new Map(lines.map((line) => [line.productId, line.quantity]));
    const row = list.current?.children[raised];
    if (row instanceof HTMLElement) scrollTo(row);
  }, [lines]);
  return (
    <ul ref={list} className={classes['lines']} aria-label={texts.draft.lines}>
      {lines.map((line) => (
        <DraftLineRow
          key={line.productId}
          line={line}
          onQuantity={(quantity) => onQuantity(line, quantity)}
        />
      ))}
    </ul>
  );
}

/** Moves the list alone: the page stays where the agent is. */
function scrollTo(row: HTMLElement): void {
  const list = row.parentElement;
  if (!list) return;
  const box = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
  else if (top < box.top) list.scrollTop -= box.top - top;
}
