import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { isWriting } from '#web/hooks/use-page-actions.ts';
import { KeyHint } from '#web/ui/key-hint.tsx';
import { panelTexts as texts } from './texts.ts';

export type NeighbourIds = { readonly before: number | undefined; readonly after: number | undefined };

/** An order that has left the list (for instance a prepared one among the open ones) keeps its position. */
export function useNeighbours(orderId: number, listed: readonly number[]): NeighbourIds {
  const last = useRef(listed);
  if (listed.includes(orderId)) last.current = listed;
  return findNeighbours(last.current, listed, orderId);
}

export function findNeighbours(
  places: readonly number[],
  listed: readonly number[],
  orderId: number,
): NeighbourIds {
  const place = places.indexOf(orderId);
  if (place < 0) return { before: undefined, after: listed[0] };
  const isListed = (id: number) => listed.includes(id);
  return {
    before: places.slice(0, place).findLast(isListed),
    after: places.slice(place + 1).find(isListed),
  };
}

type NeighboursProps = NeighbourIds & { readonly onChange: (orderId: number) => void };

export function Neighbours({ before, after, onChange }: NeighboursProps) {
  if (before === undefined && after === undefined) return null;
  return (
    <>
      <Step to={before} label={texts.before} keys="K" onChange={onChange}>
        <IconChevronLeft size={20} aria-hidden />
      </Step>
      <Step to={after} label={texts.after} keys="J" onChange={onChange}>
        <IconChevronRight size={20} aria-hidden />
      </Step>
    </>
  );
}

type StepProps = {
  readonly to: number | undefined;
  readonly label: string;
  readonly keys: string;
  readonly onChange: (orderId: number) => void;
  readonly children: ReactNode;
};

function Step({ to, label, keys, onChange, children }: StepProps) {
  return (
    <ActionIcon
      size="lg"
      aria-label={label}
      title={`${label} (${keys})`}
      disabled={to === undefined}
      onClick={() => to !== undefined && onChange(to)}
    >
      {children}
    </ActionIcon>
  );
}

export function NextOrder({ after, onChange }: NeighboursProps) {
  if (after === undefined) return null;
  return (
    <Button
      variant="default"
      rightSection={<KeyHint keys="J" />}
      // The button that was pressed to get here no longer exists.
      autoFocus
      onClick={() => onChange(after)}
    >
      {texts.after}
    </Button>
  );
}

export function goByKey(
  event: KeyboardEvent,
  { before, after }: NeighbourIds,
  onChange: (orderId: number) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  // Ignores events from a dialog over the panel.
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  const to = event.key === 'j' ? after : event.key === 'k' ? before : undefined;
  if (to !== undefined) onChange(to);
}
