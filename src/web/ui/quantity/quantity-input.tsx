import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { Ref } from 'react';
import classes from './quantity-field.module.css';
import { useGroupedDigits, widthOf } from './use-grouped-digits.ts';

const LEAST_FIGURES = 4;

type QuantityInputProps = Omit<
  TextInputProps,
  'value' | 'onChange' | 'inputMode' | 'type' | 'classNames' | 'styles'
> & {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly isWide?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
};

export function QuantityInput({
  value,
  onChange,
  onFocus,
  onBlur,
  isWide = false,
  ref,
  ...rest
}: QuantityInputProps) {
  const digits = useGroupedDigits(value);
  const width = isWide ? {} : { minWidth: widthOf(digits.shown, LEAST_FIGURES) };
  const input = useMergedRef(digits.ref, ref ?? null);
  return (
    <TextInput
      maxLength={20}
      autoComplete="off"
      {...rest}
      ref={input}
      inputMode="numeric"
      classNames={{
        root: (isWide ? '' : classes['narrow']) ?? '',
        input: classes['digits'] ?? '',
      }}
      styles={{ input: width }}
      value={digits.shown}
      onFocus={(event) => {
        digits.enter();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        digits.leave();
        onBlur?.(event);
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
