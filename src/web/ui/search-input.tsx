import '#web/styles/form-styles.ts';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { uiTexts } from './texts.ts';

/** The size of a touch target: in the shop always, elsewhere where the staff styles say so. */
const TARGET = 'var(--staff-target, 2.5rem)';

export const SEARCH_MAX_LENGTH = 100;

type SearchInputProps = {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly label: string;
  readonly placeholder?: string;
  readonly delayMs?: number;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly autoFocus?: boolean;
  readonly onEnter?: (text: string) => void;
  readonly onKey?: (event: KeyboardEvent<HTMLElement>) => void;
};

export function SearchInput({
  value,
  onSearch,
  label,
  placeholder = label,
  delayMs = 300,
  size = 'md',
  autoFocus = false,
  onEnter,
  onKey,
}: SearchInputProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);

  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (wanted: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    asked.current = wanted.trim();
    onSearch(wanted.trim());
  };
  const search = (wanted: string, afterMs: number) => {
    setText(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(wanted), afterMs);
  };

  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      size={size}
      autoFocus={autoFocus}
      // Without it a dialog focuses its close button.
      data-autofocus={autoFocus || undefined}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={SEARCH_MAX_LENGTH}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        text && (
          <CloseButton
            style={{ minWidth: TARGET, minHeight: TARGET }}
            aria-label={uiTexts.clearSearch}
            onClick={() => search('', 0)}
          />
        )
      }
      onChange={(event) => search(event.currentTarget.value, delayMs)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return onKey?.(event);
        search(text, 0);
        if (!onEnter) return;
        // The focus may move into a form: this Enter must not submit it.
        event.preventDefault();
        onEnter(text.trim());
      }}
      // Searches at once when the user leaves the field within the delay.
      onBlur={() => timer.current !== undefined && ask(text)}
    />
  );
}
