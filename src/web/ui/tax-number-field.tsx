import type { TextInputProps } from '@mantine/core';
import { type TaxNumberKind, taxNumberWarning } from '#shared/text/tax-numbers.ts';
import { DoubtedInput } from './doubted-input.tsx';

export function TaxNumberField({ kind, ...props }: TextInputProps & { readonly kind: TaxNumberKind }) {
  return <DoubtedInput {...props} warningOf={(text) => taxNumberWarning(kind, text)} />;
}
