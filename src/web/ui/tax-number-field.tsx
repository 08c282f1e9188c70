import type { TextInputProps } from '@mantine/core';
import { type TaxNumberKind, taxNumberWarning } from '#shared/text/tax-numbers.ts';
import { DoubtedInput } from './doubted-input.tsx';

type TaxNumberFieldProps = TextInputProps & { readonly kind: TaxNumberKind };

export function TaxNumberField({ kind, ...props }: TaxNumberFieldProps) {
  return <DoubtedInput {...props} warningOf={(text) => taxNumberWarning(kind, text)} />;
}
