import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconTruck } from '@tabler/icons-react';
import { doneColor } from './done-color.ts';
import { isDone } from './driver-order.ts';
import classes from './stop.module.css';
import type { StopProps } from './stop-actions.ts';
import { texts } from './texts.ts';

/** The next step of a stop as big buttons, and the way back for as long as there is one. */
export function StopButtons(props: StopProps) {
  const { order, undo, onUndo } = props;
  return (
    <>
      {undo && (
        <div className={classes['undo']}>
          <span role="status">{texts.nowIs(order.status)}</span>
          <Button
            size="lg"
            variant="default"
            disabled={undo.isResting}
            leftSection={<IconArrowBackUp size={20} aria-hidden />}
            onClick={() => onUndo(order, undo)}
          >
            {texts.undo(undo.secondsLeft)}
          </Button>
        </div>
      )}
      <Steps {...props} />
    </>
  );
}

function Steps({ order, onStatus }: StopProps) {
  if (isDone(order)) return null;
  const isOnTheWay = order.status === 'E Nisur';
  return (
    <div className={classes['steps']}>
      <Button
        size="lg"
        variant={isOnTheWay ? 'default' : 'filled'}
        disabled={isOnTheWay}
        leftSection={<IconTruck size={20} aria-hidden />}
        onClick={() => onStatus(order, 'E Nisur')}
      >
        {texts.onTheWay}
      </Button>
      <Button
        size="lg"
        color={doneColor}
        leftSection={<IconCheck size={20} aria-hidden />}
        onClick={() => onStatus(order, 'E Realizuar')}
      >
        {texts.delivered}
      </Button>
    </div>
  );
}
