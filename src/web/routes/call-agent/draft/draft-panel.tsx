import { Button, Textarea } from '@mantine/core';
import { IconShoppingCart, IconX } from '@tabler/icons-react';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { totalOf } from '#web/routes/call-agent/call/draft.ts';
import type { Call } from '#web/routes/call-agent/call/use-call.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { showToast } from '#web/ui/toast.ts';
import { DeliveryDay } from './delivery-day.tsx';
import classes from './draft.module.css';
import { DraftLines } from './draft-lines.tsx';
import type { LiveLine } from './use-live-lines.ts';
import type { PlaceOrder } from './use-place-order.ts';

type DraftPanelProps = {
  readonly call: Call;
  readonly lines: readonly LiveLine[];
  readonly order: PlaceOrder;
};

/** The order as it is being dictated. */
export function DraftPanel({ call, lines, order }: DraftPanelProps) {
  const { customer, draft } = call;
  return (
    <Panel
      title={texts.draft.title}
      className={classes['panel']}
      aside={lines.length > 0 && <Pill>{texts.calls.articles(lines.length)}</Pill>}
    >
      <LeftOutNotice call={call} />
      {lines.length === 0 ? (
        <EmptyDraft hasCustomer={customer !== null} />
      ) : (
        <DraftLines
          key={call.customerId}
          lines={lines}
          onQuantity={(line, quantity) => changeLine(call, line, quantity)}
        />
      )}
      <p className={classes['total']}>
        <span>{texts.draft.total}</span>
        <Money cents={totalOf(lines)} />
      </p>
      <DeliveryDay
        key={`${call.customerId}-${order.lastOrderId}`}
        date={draft?.deliverDate ?? null}
        isDisabled={draft === null}
        onChange={(deliverDate) => call.update((before) => ({ ...before, deliverDate }))}
      />
      {draft && (
        <Textarea
          label={texts.draft.comment}
          autosize
          minRows={1}
          maxRows={4}
          maxLength={1000}
          value={draft.comment}
          onChange={(event) => {
            const comment = event.currentTarget.value;
            call.update((before) => ({ ...before, comment }));
          }}
        />
      )}
      <Button
        size="lg"
        fullWidth
        aria-keyshortcuts="Control+Enter"
        disabled={!order.canSubmit}
        loading={order.isPlacing}
        onClick={order.submit}
      >
        {texts.draft.submit}
      </Button>
      {order.lastOrderId !== null && (
        <div className={classes['last']} role="status">
          <span>{texts.draft.last(order.lastOrderId)}</span>
          <InvoiceButton orderId={order.lastOrderId} />
        </div>
      )}
    </Panel>
  );
}

/** A line that was removed can be taken back for as long as the message stands. */
function changeLine(call: Call, line: LiveLine, quantity: number): void {
  const before = call.draft;
  call.setQuantity(line, quantity);
  if (quantity > 0 || !before) return;
  showToast({
    tone: 'success',
    message: texts.draft.removed(line.name),
    undo: () => call.add(line, line.quantity),
  });
}

function EmptyDraft({ hasCustomer }: { readonly hasCustomer: boolean }) {
  if (!hasCustomer) return <p className={classes['empty']}>{texts.draft.noCustomer}</p>;
  return (
    <div className={classes['empty']}>
      <IconShoppingCart size={26} aria-hidden />
      <b>{texts.draft.empty}</b>
      <span>{texts.draft.emptyHint}</span>
    </div>
  );
}

/** What of a past order or a pasted list could not be taken over, by name. */
function LeftOutNotice({ call }: { readonly call: Call }) {
  if (call.leftOut.length === 0) return null;
  return (
    <div className={classes['notice']} role="status">
      <div>
        <b>{texts.leftOut.title}</b>
        <ul>
          {call.leftOut.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className={classes['dismiss']}
        aria-label={texts.leftOut.close}
        onClick={() => call.tellLeftOut([])}
      >
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}
