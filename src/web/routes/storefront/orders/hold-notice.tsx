import { useQuery } from '@tanstack/react-query';
import { formatPhone, telHref } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { holdTexts } from './texts.ts';
import type { CustomerOrder } from './use-my-orders.ts';

type HoldNoticeProps = {
  readonly hold: NonNullable<CustomerOrder['hold']>;
  readonly className: string | undefined;
};

export function HoldNotice({ hold, className }: HoldNoticeProps) {
  const momentOf = useInstantText();
  const { data: shop } = useQuery(api.public.shop.info.queryOptions());
  const phone = shop?.contact.phone;
  return (
    <div className={className} data-tone="warn" role="status">
      <div>{holdTexts.causes[hold.cause]}</div>
      <div>{holdTexts.until(momentOf(hold.reservedUntil))}</div>
      {phone && (
        <div>
          {holdTexts.call} <a href={telHref(phone)}>{formatPhone(phone)}</a>
        </div>
      )}
    </div>
  );
}
