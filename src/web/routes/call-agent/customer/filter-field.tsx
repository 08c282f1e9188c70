import { CloseButton, TextInput } from '@mantine/core';
import { texts } from '#web/routes/call-agent/texts.ts';
import { uiTexts } from '#web/ui/texts.ts';

type FilterFieldProps = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly label: string;
};

export function FilterField({ value, onChange, label }: FilterFieldProps) {
  return (
    <TextInput
      size="xs"
      aria-label={label}
      placeholder={texts.filter.placeholder}
      value={value}
      maxLength={100}
      autoComplete="off"
      rightSection={
        value && <CloseButton size="xs" aria-label={uiTexts.clearSearch} onClick={() => onChange('')} />
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
