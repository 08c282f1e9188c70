import { TextInput } from '@mantine/core';
import { listTexts } from './staff-orders-texts.ts';

type ReasonFieldProps = { readonly value: string; readonly onChange: (value: string) => void };

/** Why an order is cancelled or taken back, for its history. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <TextInput
      label={listTexts.reason}
      mt="sm"
      maxLength={300}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
