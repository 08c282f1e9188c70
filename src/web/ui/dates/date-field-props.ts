import type { ISODate } from '#shared/dates/shop-dates.ts';

export type DateFieldProps = {
  readonly value: ISODate | null;
  readonly onChange: (date: ISODate | null) => void;
  readonly label: string;
  readonly min?: ISODate;
  readonly max?: ISODate;
  /** A day typed without a year is at the latest of this year. */
  readonly isPast?: boolean;
  readonly isClearable?: boolean;
  readonly isExact?: boolean;
  readonly hasVisibleLabel?: boolean;
  readonly isMarked?: (date: ISODate) => boolean;
  readonly isDayDisabled?: (date: ISODate) => boolean;
  readonly onDone?: () => void;
  readonly isFirst?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
};
