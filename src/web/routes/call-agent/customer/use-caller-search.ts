import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useRef, useState } from 'react';
import { normalizePhone } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useSearchPlace } from '#web/hooks/use-search.ts';
import { queryClient } from '#web/query-client.ts';
import type { Call, Customer } from '#web/routes/call-agent/call/use-call.ts';
import { focusFieldSoon } from '#web/routes/call-agent/fields.ts';
import { useTypeAhead } from '#web/routes/call-agent/keys/use-type-ahead.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { openedOrder } from '#web/search-fields.ts';
import { showToast } from '#web/ui/toast.ts';
import { toSearchTerm } from './search-term.ts';

export const MAX_FOUND_CUSTOMERS = 20;

const FEWEST_LETTERS = 2;
const TYPING_MS = 200;

export type NumberedOrder = inferOutput<typeof api.callAgent.orders.find>[number];

export type Choices = {
  readonly customers: readonly Customer[];
  readonly orders: readonly NumberedOrder[];
};

const NOTHING: Choices = { customers: [], orders: [] };

export type CallerSearch = ReturnType<typeof useCallerSearch>;

export function useCallerSearch(call: Call) {
  const { term, setTerm, isTyping } = useSearchTerm(call);
  const [formTerm, setFormTerm] = useState<string | null>(null);
  const [findings, setFindings] = useState(0);
  const ahead = useTypeAhead();
  const order = useSearchPlace(openedOrder, 'order');
  const open = (customer: Customer) => {
    setFindings(findings + 1);
    setFormTerm(null);
    submitted.clear();
    // Seeds the cache with the search's answer to avoid a second request.
    queryClient.setQueryData(api.callAgent.customers.get.queryKey({ customerId: customer.id }), customer);
    void call.open(customer.id);
    void focusFieldSoon('products').then((isThere) => (isThere ? ahead.release() : ahead.drop()));
  };
  const openOrder = ({ customerId, orderId }: NumberedOrder) => {
    setFormTerm(null);
    submitted.clear();
    ahead.drop();
    // In sequence: the browser merges two simultaneous navigations, and closing the order would close the call.
    void call.open(customerId).then(() => order.open(orderId));
  };
  const submitted = useSubmittedSearch({ open, openOrder, onNoCaller: call.close, ahead });
  const suggested = useSuggestions(isTyping && !submitted.isAnswered ? toSearchTerm(term) : '');
  const { choices } = submitted;
  const found = countOf(choices) > 0 ? choices : suggested;
  return {
    ...submitted,
    open,
    openOrder,
    findings,
    term,
    found,
    isSuggesting: found === suggested,
    isChoosing: countOf(found) > 0,
    formTerm: call.customerId === null ? formTerm : null,
    toggleForm: () => setFormTerm(formTerm === null ? toSearchTerm(term) : null),
    type: (text: string) => {
      submitted.abandon();
      setTerm(text);
    },
    cancel: () => {
      submitted.abandon();
      setTerm(null);
    },
    submit: () => {
      const wanted = toSearchTerm(term);
      if (wanted === '') return;
      setFormTerm(null);
      void submitted.run(wanted);
    },
    callFrom: (phone: string) => {
      setFormTerm(null);
      setTerm(phone);
      void submitted.run(toSearchTerm(phone));
    },
  };
}

function useSearchTerm(call: Call) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly during: number | null } | null>(null);
  const isOld = typed !== null && call.customerId !== null && typed.during !== call.customerId;
  if (isOld) setTyped(null);
  const isTyping = typed !== null && !isOld;
  return {
    term: isTyping ? typed.text : (call.customer?.phone ?? ''),
    isTyping,
    setTerm: (text: string | null) => setTyped(text === null ? null : { text, during: call.customerId }),
  };
}

function useSuggestions(wanted: string): Choices {
  const [term] = useDebouncedValue(wanted, TYPING_MS);
  const isAsked = wanted !== '' && term.length >= FEWEST_LETTERS;
  const customers = useQuery({
    ...api.callAgent.customers.search.queryOptions({ term, limit: MAX_FOUND_CUSTOMERS }),
    enabled: isAsked && !term.startsWith('#'),
    placeholderData: keepPreviousData,
  });
  const orders = useQuery({
    ...api.callAgent.orders.find.queryOptions({ term }),
    enabled: isAsked && isOrderNumber(term),
  });
  if (!isAsked) return NOTHING;
  return {
    customers: term.startsWith('#') ? [] : (customers.data ?? []),
    orders: isOrderNumber(term) ? (orders.data ?? []).filter(isNumbered) : [],
  };
}

type SearchOutcome = {
  readonly open: (customer: Customer) => void;
  readonly openOrder: (order: NumberedOrder) => void;
  readonly onNoCaller: () => void;
  readonly ahead: Pick<ReturnType<typeof useTypeAhead>, 'hold' | 'drop'>;
};

function useSubmittedSearch({ open, openOrder, onNoCaller, ahead }: SearchOutcome) {
  const [choices, setChoices] = useState<Choices>(NOTHING);
  const [unknown, setUnknown] = useState<string | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const latest = useRef(0);
  const clear = () => {
    setChoices(NOTHING);
    setUnknown(null);
  };
  const settle = (found: Choices, term: string) => {
    const { customers, orders } = found;
    const [first] = customers;
    const number = normalizePhone(term);
    const isTheirNumber = first && number !== null && normalizePhone(first.phone) === number;
    if (first && (isTheirNumber || countOf(found) === 1)) return open(first);
    if (orders[0] && countOf(found) === 1) return openOrder(orders[0]);
    ahead.drop();
    setChoices(found);
    // The customer of the previous call is not the searched one.
    onNoCaller();
    if (countOf(found) > 0) return;
    const isOrder = term.startsWith('#');
    if (!isOrder) setUnknown(term);
    showToast({ tone: 'error', message: isOrder ? texts.search.noOrder(term) : texts.search.notFound });
  };
  const run = async (term: string) => {
    latest.current += 1;
    const mine = latest.current;
    clear();
    setSearching(true);
    setAnswered(true);
    ahead.hold();
    try {
      const found = await findMeant(term);
      if (mine === latest.current) settle(found, term);
    } catch (error) {
      ahead.drop();
      showToast({ tone: 'error', message: errorText(error, texts.search.failed) });
    } finally {
      if (mine === latest.current) setSearching(false);
    }
  };
  const abandon = () => {
    latest.current += 1;
    setSearching(false);
    setAnswered(false);
    setChoices(NOTHING);
  };
  return { choices, isUnknown: unknown !== null, isSearching, isAnswered, clear, abandon, run };
}

async function findMeant(term: string): Promise<Choices> {
  const byName = api.callAgent.customers.search.queryOptions({ term, limit: MAX_FOUND_CUSTOMERS });
  const byNumber = api.callAgent.orders.find.queryOptions({ term });
  const [customers, orders] = await Promise.all([
    term.startsWith('#') ? [] : queryClient.fetchQuery({ ...byName, staleTime: 0 }),
    isOrderNumber(term) ? queryClient.fetchQuery({ ...byNumber, staleTime: 0 }) : [],
  ]);
  return { customers, orders: orders.filter(isNumbered) };
}

function isOrderNumber(term: string): boolean {
  return /^#?\s*[1-9]\d{0,6}$/.test(term);
}

function isNumbered(order: NumberedOrder): boolean {
  return order.matchedBy === 'number';
}

function countOf({ customers, orders }: Choices): number {
  return customers.length + orders.length;
}
