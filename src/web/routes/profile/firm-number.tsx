import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { TaxNumberField } from '#web/ui/tax-number-field.tsx';
import { texts } from './texts.ts';

const { signup } = texts;

export function FirmNumber({ field }: { readonly field: TextInputProps }) {
  const [isFirm, setFirm] = useState(false);
  return (
    <>
      <Checkbox
        label={signup.isFirm}
        description={signup.isFirmHint}
        styles={{ description: { paddingInlineStart: 'var(--label-offset-start)' } }}
        checked={isFirm}
        onChange={(event) => setFirm(event.currentTarget.checked)}
      />
      {isFirm && (
        <TaxNumberField kind="fiscalNumber" label={signup.fiscalNumber} inputMode="numeric" {...field} />
      )}
    </>
  );
}
