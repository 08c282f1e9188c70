import { VisuallyHidden } from '@mantine/core';
import { IconPhonePause, IconX } from '@tabler/icons-react';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { showToast } from '#web/ui/toast.ts';
import { type Draft, totalOf } from './draft.ts';
import classes from './parked-calls.module.css';
import type { Call } from './use-call.ts';

/** The calls that wait, each with what was ordered so far. */
export function ParkedCalls({ call }: { readonly call: Call }) {
  if (call.waiting.length === 0) return null;
  const discard = (draft: Draft) => {
    call.forget(draft.customerId);
    showToast({
      tone: 'success',
      message: texts.calls.discarded(draft.customerName),
      undo: () => call.keep(draft),
    });
  };
  return (
    <nav className={classes['strip']} aria-label={texts.calls.waiting}>
      <span className={classes['title']}>
        <IconPhonePause size={18} aria-hidden /> {texts.calls.waiting}
      </span>
      {call.waiting.map((draft) => (
        <span key={draft.customerId} className={classes['call']}>
          <button type="button" className={classes['resume']} onClick={() => call.open(draft.customerId)}>
            <b>
              <VisuallyHidden>{texts.calls.resume}</VisuallyHidden> {draft.customerName}
            </b>
            <span>
              {texts.calls.articles(draft.lines.length)} · <Money cents={totalOf(draft.lines)} />
            </span>
          </button>
          <button
            type="button"
            className={classes['discard']}
            aria-label={texts.calls.discard(draft.customerName)}
            onClick={() => discard(draft)}
          >
            <IconX size={18} aria-hidden />
          </button>
        </span>
      ))}
    </nav>
  );
}
