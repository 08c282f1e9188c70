import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

type Place = { readonly row: number; readonly column: number };

type CursorOptions = {
  readonly rows: number;
  readonly columns: number;
  readonly textAt: (place: Place) => string;
  readonly save: (place: Place, text: string) => boolean;
  readonly onUndo: () => void;
  readonly onPaste: (place: Place, text: string) => void;
};

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

function useCell({ rows, columns, textAt, save }: CursorOptions) {
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const wantsFocus = useRef(false);

  useEffect(() => {
    if (!wantsFocus.current || typed !== null) return;
    wantsFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-cell="${at.row}:${at.column}"]`)?.focus();
  });

  const open = (place: Place, text = textAt(place)) => {
    setAt(place);
    setInvalid(false);
    setTyped(text);
  };
  const close = () => {
    wantsFocus.current = true;
    setTyped(null);
    setInvalid(false);
  };
  const finish = (): boolean => {
    if (typed === null || typed === textAt(at) || save(at, typed)) {
      close();
      return true;
    }
    setInvalid(true);
    return false;
  };
  const move = (row: number, column: number): boolean => {
    const next = row * columns + column;
    if (row < 0 || row >= rows || next < 0 || next >= rows * columns) return false;
    wantsFocus.current = true;
    setAt({ row: Math.floor(next / columns), column: next % columns });
    return true;
  };
  const type = (text: string) => {
    setTyped(text);
    setInvalid(false);
  };
  const leave = () => {
    if (typed === null) return;
    if (typed !== textAt(at)) save(at, typed);
    setTyped(null);
    setInvalid(false);
  };
  return { table, at, setAt, typed, isInvalid, open, close, finish, move, type, leave };
}

type Cell = ReturnType<typeof useCell>;

export function useGridCursor(options: CursorOptions) {
  const cell = useCell(options);
  const { at, typed, close } = cell;
  return {
    ...cell,
    onKey: (event: KeyboardEvent<HTMLElement>) =>
      typed === null ? onCellKey(event, cell, options) : onTypingKey(event, cell),
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const text = event.clipboardData.getData('text/plain');
      if (text === '' || (typed !== null && !/[\n\t]/.test(text.trim()))) return;
      event.preventDefault();
      close();
      options.onPaste(at, text);
    },
  };
}

function onTypingKey(event: KeyboardEvent<HTMLElement>, { at, close, finish, move }: Cell): void {
  const moveOn = (row: number, column: number) => {
    if (!finish()) event.preventDefault();
    else if (move(row, column) || event.key === 'Enter') event.preventDefault();
  };
  const step = event.shiftKey ? -1 : 1;
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    close();
  } else if (event.key === 'Enter') moveOn(at.row + step, at.column);
  else if (event.key === 'Tab') moveOn(at.row, at.column + step);
  else if (event.key === 'ArrowUp') moveOn(at.row - 1, at.column);
  else if (event.key === 'ArrowDown') moveOn(at.row + 1, at.column);
}

function onCellKey(event: KeyboardEvent<HTMLElement>, cell: Cell, options: CursorOptions): void {
  const isCommand = event.ctrlKey || event.metaKey;
  const isUndo = isCommand && event.key.toLowerCase() === 'z' && !event.shiftKey;
  if (isUndo) options.onUndo();
  else if (isCommand || event.altKey || !actOnKey(event, cell, options)) return;
  event.preventDefault();
  event.stopPropagation();
}

function actOnKey(
  { key, shiftKey }: KeyboardEvent,
  { at, move, open }: Cell,
  options: CursorOptions,
): boolean {
  const arrow = ARROWS[key];
  if (arrow) {
    const column = at.column + arrow.column;
    if (column >= 0 && column < options.columns) move(at.row + arrow.row, column);
    return true;
  }
  if (key === 'Tab') return move(at.row, at.column + (shiftKey ? -1 : 1));
  if (key === 'Home') move(at.row, 0);
  else if (key === 'End') move(at.row, options.columns - 1);
  else if (key === 'Enter' || key === 'F2') open(at);
  else if (key === 'Delete' || key === 'Backspace') options.save(at, '');
  else if (key.length === 1 && /[\d.,]/.test(key)) open(at, key);
  else return false;
  return true;
}
