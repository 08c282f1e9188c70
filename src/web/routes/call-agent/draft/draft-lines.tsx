import { type RefObject, useEffect, useRef } from 'react';
import { texts } from '#web/routes/call-agent/texts.ts';
import classes from './draft.module.css';
import { DraftLineRow } from './draft-line-row.tsx';
import type { LiveLine } from './use-live-lines.ts';

type DraftLinesProps = {
  readonly lines: readonly LiveLine[];
  readonly onQuantity: (line: LiveLine, quantity: number) => void;
};

export function DraftLines({ lines, onQuantity }: DraftLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  useLastRaisedInView(list, lines);
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

function useLastRaisedInView(list: RefObject<HTMLUListElement | null>, lines: readonly LiveLine[]): void {
  const before = useRef(new Map<number, number>());
  const wanted = useRef<number | null>(null);
  const height = useRef(0);
  useEffect(() => {
    const isChanged = lines.some((line) => line.quantity !== before.current.get(line.productId));
    const raised = lines.findLast((line) => line.quantity > (before.current.get(line.productId) ?? 0));
    if (isChanged || lines.length !== before.current.size) wanted.current = raised?.productId ?? null;
    before.current = new Map(lines.map((line) => [line.productId, line.quantity]));
    const show = () => {
      const row = list.current?.children[lines.findIndex((line) => line.productId === wanted.current)];
      height.current = list.current?.scrollHeight ?? 0;
      if (row instanceof HTMLElement) scrollTo(row);
    };
    if (raised) show();
    const observer = new ResizeObserver(() => {
      if (list.current?.scrollHeight !== height.current) show();
    });
    for (const row of list.current?.children ?? []) observer.observe(row);
    return () => observer.disconnect();
  }, [list, lines]);
}

function scrollTo(row: HTMLElement): void {
  const list = row.parentElement;
  if (!list) return;
  const box = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
  else if (top < box.top) list.scrollTop -= box.top - top;
}
