import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { Ref } from 'react';
import type { Selling } from '#shared/prices/packs.ts';
import { takeFor } from './pack-typing.ts';
import classes from './quantity-field.module.css';
import { readNumberField, takeDigits, takeNumber } from './typed-number.ts';
import { useGroupedDigits, widthOf } from './use-grouped-digits.ts';

const LEAST_FIGURES = 4;

const TAKES = { numbers: takeNumber, digits: takeDigits };

type QuantityInputProps = Omit<
  TextInputProps,
  'value' | 'onChange' | 'inputMode' | 'type' | 'classNames' | 'styles'
> & {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly isWide?: boolean;
  /** `digits`: no sign and no leading zero. `codes`: a scanner may type a code here. */
  readonly takes?: 'numbers' | 'digits' | 'codes';
  /** Allows letters of its pack and unit names. */
  readonly goods?: Selling | undefined;
  readonly ref?: Ref<HTMLInputElement>;
};

export function QuantityInput({
  value,
  onChange,
  onFocus,
  onBlur,
  isWide = false,
  takes = 'numbers',
  goods,
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
      onChange={({ currentTarget }) =>
        onChange(
          takes === 'codes'
            ? currentTarget.value
            : readNumberField(currentTarget, value, takeFor(goods, TAKES[takes])),
        )
      }
    />
  );
}
