import classes from './counter-chips.module.css';

/** A figure above a list that narrows the list to what it counts. */
export type Counter = {
  /** Its value in the address; empty for the whole list. */
  readonly id: string;
  readonly label: string;
  readonly count: number | undefined;
};

type CounterChipsProps = {
  readonly label: string;
  readonly counters: readonly Counter[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
};

/** Counters in a row; the chosen one is pressed. */
export function CounterChips({ label, counters, chosenId, onChoose }: CounterChipsProps) {
  return (
    <ul className={classes['chips']} aria-label={label}>
      {counters.map(({ id, label: name, count }) => (
        <li key={id}>
          <button
            type="button"
            className={classes['chip']}
            aria-pressed={id === chosenId}
            onClick={() => onChoose(id)}
          >
            <span className={classes['count']}>
              {count === undefined ? '…' : count.toLocaleString('de-DE')}
            </span>
            <span className={classes['label']}>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
