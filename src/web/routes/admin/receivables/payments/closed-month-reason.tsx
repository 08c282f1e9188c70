import { TextInput, type TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { receivableTexts } from '#web/routes/admin/receivables/texts.ts';

const texts = receivableTexts.closedMonth;

export function useClosedUntil(day: ISODate): ISODate | null {
  const closedUntil = useQuery(api.admin.books.state.queryOptions()).data?.closedUntil ?? null;
  return closedUntil !== null && day <= closedUntil ? closedUntil : null;
}

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
