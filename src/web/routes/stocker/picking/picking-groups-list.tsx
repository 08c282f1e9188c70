import { Button, Checkbox, Progress, Stack, Switch } from '@mantine/core';
import { useId, useState } from 'react';
import { UNIT_LABELS } from '#shared/units.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import classes from './picking.module.css';
import type { PickingGroup, PickingLine } from './picking-list.ts';
import { usePicked } from './use-picked.ts';

type PickingGroupsProps = { readonly scope: string; readonly groups: readonly PickingGroup[] };

/** The lines of a picking list, each to be ticked off, and how far one has come. */
export function PickingGroups({ scope, groups }: PickingGroupsProps) {
  const picked = usePicked(scope);
  const [isHiding, setHiding] = useState(false);
  const lines = groups.flatMap((group) => group.lines);
  const done = lines.filter((line) => picked.has(line.id)).length;
  const isDone = done === lines.length;
  return (
    <Stack gap="lg">
      <div className={classes['progress']}>
        <b aria-live="polite">
          {isDone ? texts.picking.allDone : texts.picking.progress(done, lines.length)}
        </b>
        <Progress
          value={(100 * done) / Math.max(lines.length, 1)}
          color="green.8"
          aria-label={texts.picking.progress(done, lines.length)}
        />
        <Switch
          label={texts.picking.hideDone}
          checked={isHiding}
          onChange={(event) => setHiding(event.currentTarget.checked)}
        />
        <Button variant="default" disabled={done === 0} onClick={picked.clear}>
          {texts.picking.clear}
        </Button>
      </div>
      {groups.map((group) => {
        const shown = isHiding ? group.lines.filter((line) => !picked.has(line.id)) : group.lines;
        if (shown.length === 0) return null;
        return (
          <section key={group.id} className={classes['group']} aria-label={group.title}>
            <h2 className={classes['heading']}>
              {group.title} <span className={classes['hint']}>{group.hint}</span>
            </h2>
            <ul className={classes['lines']}>
              {shown.map((line) => (
                <Line
                  key={line.id}
                  line={line}
                  isPicked={picked.has(line.id)}
                  onTick={(isPicked) => picked.tick(line.id, isPicked)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </Stack>
  );
}

type LineProps = {
  readonly line: PickingLine;
  readonly isPicked: boolean;
  readonly onTick: (isPicked: boolean) => void;
};

function Line({ line, isPicked, onTick }: LineProps) {
  const id = useId();
  const quantity = `${line.quantity} ${UNIT_LABELS[line.unit]}`;
  return (
    <li data-picked={isPicked || undefined}>
      <label className={classes['line']} htmlFor={id}>
        <Checkbox
          id={id}
          size="md"
          checked={isPicked}
          aria-label={texts.picking.tick(line.name, quantity)}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <span className={classes['name']}>
          {line.name} <span className={classes['hint']}>{line.code}</span>
        </span>
        <span className={classes['hint']}>{line.hint}</span>
        <b className={classes['quantity']}>{quantity}</b>
      </label>
    </li>
  );
}
