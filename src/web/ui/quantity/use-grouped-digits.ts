import { useLayoutEffect, useRef, useState } from 'react';
import { printWhole } from '#shared/prices/money.ts';

export function groupDigits(text: string): string {
  return /^[1-9]\d{3,14}$/.test(text) ? printWhole(Number(text)) : text;
}

export function widthOf(shown: string, least: number): string {
  return `calc(${Math.max(least, shown.length)}ch + 0.8em)`;
}

/**
 * Dots between the thousands, and plain digits while focused, where a dot would be an obstacle to typing. The text is
 * selected on focus, so that typing replaces it.
 */
export function useGroupedDigits(text: string) {
  const ref = useRef<HTMLInputElement>(null);
  const [hasFocus, setFocus] = useState(false);
  useLayoutEffect(() => {
    if (hasFocus) ref.current?.select();
  }, [hasFocus]);
  return {
    ref,
    shown: hasFocus ? text : groupDigits(text),
    enter: () => setFocus(true),
    leave: () => setFocus(false),
  };
}
