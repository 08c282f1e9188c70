import { useQuery } from '@tanstack/react-query';
import { DEFAULT_DELIVERY_RULES, isClosedDay } from '#shared/delivery-dates.ts';
import { addDays, formatDate, type ISODate, weekdayOf } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { FIELDS } from '#web/routes/call-agent/fields.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { longDate, weekdayName } from '#web/ui/date-texts.ts';
import classes from './draft.module.css';

type DeliveryDayProps = {
  readonly date: ISODate | null;
  readonly isDisabled: boolean;
  readonly onChange: (date: ISODate | null) => void;
};

/** Days that are one tap away. */
const QUICK_DAYS = [1, 2, 3, 4, 5];

/** A year ahead at most (decisions "Orders"). */
const MAX_DAYS = 365;

/** When to deliver: tomorrow or later. Days on which the shop usually does not deliver are marked, not forbidden. */
export function DeliveryDay({ date, isDisabled, onChange }: DeliveryDayProps) {
  const today = useShopToday();
  const { data: shop } = useQuery(api.public.shop.info.queryOptions());
  const rules = shop?.deliveryRules ?? DEFAULT_DELIVERY_RULES;
  const isClosed = (day: ISODate) => isClosedDay(day, rules);
  return (
    <fieldset id={FIELDS.date} className={classes['day']} disabled={isDisabled} aria-keyshortcuts="F8">
      <DateField
        value={date}
        label={texts.draft.date}
        hasVisibleLabel
        isClearable
        isExact
        min={addDays(today, 1)}
        max={addDays(today, MAX_DAYS)}
        isMarked={isClosed}
        onChange={onChange}
      />
      <fieldset className={classes['quick']} aria-label={texts.draft.quickDates}>
        {QUICK_DAYS.map((ahead) => {
          const day = addDays(today, ahead);
          const name = ahead === 1 ? texts.draft.tomorrow : weekdayName(weekdayOf(day)).replace('e ', '');
          return (
            <button
              key={day}
              type="button"
              className={classes['quickDay']}
              aria-pressed={day === date}
              data-closed={isClosed(day) || undefined}
              onClick={() => onChange(day)}
            >
              <span>{name}</span>
              <small>{formatDate(day).slice(0, 5)}</small>
            </button>
          );
        })}
      </fieldset>
      <p className={classes['chosenDay']} role="status" data-closed={(date && isClosed(date)) || undefined}>
        {date && (isClosed(date) ? texts.draft.closed(longDate(date)) : longDate(date))}
      </p>
    </fieldset>
  );
}
