import { useEffect, useRef } from 'react';
import { type PageAction, usePageActions } from '#web/hooks/use-page-actions.ts';
import { discardByKey } from '#web/routes/call-agent/call/discard-draft.ts';
import type { Call } from '#web/routes/call-agent/call/use-call.ts';
import type { Proposals } from '#web/routes/call-agent/call/use-proposals.ts';
import type { CustomerTab } from '#web/routes/call-agent/customer/customer-tabs.tsx';
import type { CallerSearch } from '#web/routes/call-agent/customer/use-caller-search.ts';
import type { PlaceOrder } from '#web/routes/call-agent/draft/use-place-order.ts';
import { focusField, focusFieldSoon, submitRegistration } from '#web/routes/call-agent/fields.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { showToast } from '#web/ui/toast.ts';

type Desk = {
  readonly call: Call;
  readonly search: CallerSearch;
  readonly order: PlaceOrder;
  readonly proposals: Proposals;
  readonly showHelp: () => void;
  readonly edit: () => void;
  readonly showTab: (tab: CustomerTab) => void;
};

export function useDeskKeys({ call, search, order, proposals, ...shows }: Desk) {
  const withCaller = (run: () => void) => () => {
    if (call.customerId !== null && !search.isChoosing) return run();
    showToast({ tone: 'error', message: texts.search.chooseFirst });
    if (!search.isChoosing) focusField('client');
  };
  const park = () => {
    if (!call.customer) return;
    call.park();
    void focusFieldSoon('client');
  };
  const resume = () => {
    const last = call.waiting.at(-1);
    if (!last) return;
    void call.open(last.customerId);
    void focusFieldSoon('products');
  };
  const finish = () => {
    if (search.formTerm !== null) submitRegistration();
    else order.submit();
  };
  const runs: Readonly<Record<keyof typeof texts.keys.actions, () => void>> = {
    F2: () => focusField('client'),
    'Shift+F2': withCaller(shows.edit),
    F4: withCaller(() => focusField('products')),
    F6: withCaller(() => focusField('comment')),
    'Shift+F6': withCaller(() => {
      shows.showTab('notes');
      void focusFieldSoon('note');
    }),
    F7: withCaller(proposals.takeUsual),
    'Shift+F7': withCaller(proposals.repeatLast),
    F8: withCaller(() => focusField('date')),
    'Shift+F8': withCaller(() => {
      shows.showTab('history');
      void focusFieldSoon('openOrders');
    }),
    F9: park,
    'Shift+F9': resume,
    F10: () => document.querySelector<HTMLElement>('[data-order-link]')?.focus(),
    'Ctrl+Backspace': () => discardByKey(call),
    'Ctrl+Enter': finish,
  };
  const actions: PageAction[] = Object.entries(runs).map(([keys, run]) => ({
    id: keys,
    keys,
    label: texts.keys.actions[keys as keyof typeof runs],
    run,
  }));
  usePageActions(actions);
  useKeys({ ...runs, '?': shows.showHelp });
  return { park };
}

export type KeyActions = Readonly<Record<string, () => void>>;

export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const name = nameOf(event);
      const action = latest.current[name];
      if (document.querySelector('[role="dialog"]')) {
        // A dialog that handles the key itself has done so already.
        if (action && REFUSED.test(name) && !event.defaultPrevented) refuse(event);
        return;
      }
      // In a field with text they belong to the browser: a character, and deleting a word.
      if (!action || (IN_TEXT.includes(event.key) && isTyping(event.target))) return;
      event.preventDefault();
      action();
    };
    // On `document`: the frame listens on `window` and ignores events handled here.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const IN_TEXT = ['?', 'Backspace'];

const REFUSED = /^(?:(?:Shift\+)?F\d+|Ctrl\+Enter)$/;

function refuse(event: KeyboardEvent): void {
  event.preventDefault();
  showToast({ tone: 'error', message: texts.keys.closeFirst, id: 'close-first' });
}

function nameOf(event: KeyboardEvent): string {
  if (event.key === '?') return '?';
  const isControl = event.ctrlKey || event.metaKey;
  return `${isControl ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.key}`;
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.value !== '';
}
