import { TextInput } from '@mantine/core';

type MoneyInputProps = {
  readonly label: string;
  /** What is typed; `parseCents` reads it. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | null;
  readonly size?: 'sm' | 'md' | 'lg';
};

/** A field for an amount in euros. */
export function MoneyInput({ label, value, onChange, error = null, size = 'md' }: MoneyInputProps) {
  return (
    <TextInput
      label={label}
      value={value}
      error={error}
      size={size}
      inputMode="decimal"
      autoComplete="off"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
