import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconTruck } from '@tabler/icons-react';
import { nextStatuses, STATUS } from '#shared/order-status.ts';
import { doneColor } from './done-color.ts';
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
            onClick={() => onUndo(order)}
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
  const next = nextStatuses('driver', order.status);
  if (next.length === 0) return null;
  return (
    <div className={classes['steps']}>
      <Button
        size="lg"
        variant={next.includes(STATUS.departed) ? 'filled' : 'default'}
        disabled={!next.includes(STATUS.departed)}
        leftSection={<IconTruck size={20} aria-hidden />}
        onClick={() => onStatus(order, STATUS.departed)}
      >
        {texts.onTheWay}
      </Button>
      <Button
        size="lg"
        color={doneColor}
        disabled={!next.includes(STATUS.delivered)}
        leftSection={<IconCheck size={20} aria-hidden />}
        onClick={() => onStatus(order, STATUS.delivered)}
      >
        {texts.delivered}
      </Button>
    </div>
  );
}
