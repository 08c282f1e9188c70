import { TextInput } from '@mantine/core';
import { consequenceTexts } from './consequence-texts.ts';
import { listTexts } from './staff-orders-texts.ts';

type ReasonFieldProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRequired?: boolean;
  /** Whether somebody went on without the reason that is required. */
  readonly isMissing?: boolean;
};

/** Why an order is cancelled or taken back, for its history. */
export function ReasonField({ value, onChange, isRequired = false, isMissing = false }: ReasonFieldProps) {
  return (
    <TextInput
      label={listTexts.reason}
      maxLength={300}
      required={isRequired}
      value={value}
      error={isMissing ? consequenceTexts.reasonMissing : null}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
