import type { ISODate } from '#shared/shop-dates.ts';

/** A day to be chosen: typed as `05.11.2026` or picked from a calendar. */
export type DateFieldProps = {
  readonly value: ISODate | null;
  readonly onChange: (date: ISODate | null) => void;
  readonly label: string;
  readonly min?: ISODate;
  readonly max?: ISODate;
  /** True where the field may be empty. */
  readonly isClearable?: boolean;
  /** Whether only what stands there counts: while the text is no day that may be chosen, there is none. */
  readonly isExact?: boolean;
  /** Whether the label is shown or only read out. */
  readonly hasVisibleLabel?: boolean;
  /** A day that is marked in the calendar, e.g. a weekend in the call centre. */
  readonly isMarked?: (date: ISODate) => boolean;
  readonly isDayDisabled?: (date: ISODate) => boolean;
  /** Called by Enter once a day stands there: where the cursor goes on. */
  readonly onDone?: () => void;
  /** Whether a dialog opens with the focus in it. */
  readonly isFirst?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
};
