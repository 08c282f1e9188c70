import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { type CorrectionReason, CREDIT_REASONS } from '#shared/accounting/documents.ts';
import { type ChosenReason, MAX_REASON_TEXT, reasonOf } from './chosen-reason.ts';
import { documentTexts as texts } from './texts.ts';

type ReasonChoiceProps = {
  readonly reason: ChosenReason;
  readonly reasons?: readonly CorrectionReason[];
  readonly onChange: (reason: ChosenReason) => void;
  readonly isTried?: boolean;
};

export function ReasonChoice({
  reason,
  reasons = CREDIT_REASONS,
  onChange,
  isTried = false,
}: ReasonChoiceProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <NativeSelect
        label={texts.reason}
        data={[...reasons]}
        value={reason.choice}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...reason, choice: reasons.find((known) => known === value) ?? reason.choice })
        }
      />
      <TextInput
        label={texts.reasonText}
        autoComplete="off"
        maxLength={MAX_REASON_TEXT}
        value={reason.text}
        error={isTried && reasonOf(reason) === null ? texts.reasonTextMissing : null}
        onChange={({ currentTarget: { value } }) => onChange({ ...reason, text: value })}
      />
    </SimpleGrid>
  );
}
