import { TextInput, type TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate, type ISODate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { accountTexts } from './texts.ts';

const texts = accountTexts.closedMonth;

/** The last closed day of the books where a day lies at or before it, else null. */
export function useClosedUntil(day: ISODate): ISODate | null {
  const closedUntil = useQuery(api.admin.books.state.queryOptions()).data?.closedUntil ?? null;
  return closedUntil !== null && day <= closedUntil ? closedUntil : null;
}

/** Asks why something is dated into a month whose books are closed, unless that is null. */
export function ClosedMonthReason({
  closedUntil,
  ...input
}: TextInputProps & { readonly closedUntil: ISODate | null }) {
  if (closedUntil === null) return null;
  return (
    <TextInput
      required
      label={texts.label}
      description={texts.hint(formatDate(closedUntil))}
      autoComplete="off"
      maxLength={300}
      {...input}
    />
  );
}
