import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconTruck } from '@tabler/icons-react';
import classes from './stop.module.css';
import type { StopProps } from './stop-actions.ts';
import { texts } from './texts.ts';

/** The next step of a stop as big buttons, or the way back for as long as there is one. */
export function StopButtons({ order, undo, onStatus, onUndo }: StopProps) {
  if (undo) {
    return (
      <div className={classes['undo']}>
        <span aria-live="polite">{texts.nowIs(order.status)}</span>
        <Button
          size="lg"
          variant="default"
          leftSection={<IconArrowBackUp size={20} aria-hidden />}
          aria-label={texts.undoLabel(order.orderId)}
          onClick={() => onUndo(undo)}
        >
          {texts.undo(undo.secondsLeft)}
        </Button>
      </div>
    );
  }
  if (order.status === 'E Realizuar' || order.status === 'E Anuluar') return null;
  return (
    <div className={classes['steps']}>
      <Button
        size="lg"
        variant={order.status === 'E Nisur' ? 'default' : 'filled'}
        disabled={order.status === 'E Nisur'}
        leftSection={<IconTruck size={20} aria-hidden />}
        onClick={() => onStatus(order, 'E Nisur')}
      >
        {texts.onTheWay}
      </Button>
      <Button
        size="lg"
        color="green.9"
        leftSection={<IconCheck size={20} aria-hidden />}
        onClick={() => onStatus(order, 'E Realizuar')}
      >
        {texts.delivered}
      </Button>
    </div>
  );
}
