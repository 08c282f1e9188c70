import { Button, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch, IconUserPlus } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { normalizePhone } from '#shared/phone.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { queryClient } from '#web/query-client.ts';
import type { Call, Customer } from '#web/routes/call-agent/call/use-call.ts';
import { FIELDS, focusFieldSoon } from '#web/routes/call-agent/fields.ts';
import { useTypeAhead } from '#web/routes/call-agent/keys/use-type-ahead.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { CustomerResults, MAX_FOUND_CUSTOMERS } from './customer-results.tsx';
import { RegistrationCard } from './registration-card.tsx';
import classes from './search-card.module.css';
import { toSearchTerm } from './search-term.ts';

/** Finds the caller by phone in any form or by part of the name, or registers them. */
export function SearchCard({ call }: { readonly call: Call }) {
  const [term, setTerm] = useSearchTerm(call);
  const [isFormOpen, form] = useDisclosure(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const ahead = useTypeAhead();
  const open = (customer: Customer) => {
    form.close();
    search.clear();
    // What the search found is shown at once, not asked for again.
    queryClient.setQueryData(api.callAgent.customers.get.queryKey({ customerId: customer.id }), customer);
    call.open(customer.id);
    void focusFieldSoon('products').then((isThere) => (isThere ? ahead.release() : ahead.drop()));
  };
  const search = useCustomerSearch(open, () => requestAnimationFrame(() => toggle.current?.focus()), ahead);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = toSearchTerm(term);
    if (wanted !== '') void search.run(wanted, call.close);
  };
  return (
    <>
      <Panel title={texts.search.title}>
        <form className={classes['form']} onSubmit={submit}>
          <TextInput
            id={FIELDS.client}
            className={classes['input'] ?? ''}
            aria-label={texts.search.label}
            placeholder={texts.search.placeholder}
            size="md"
            value={term}
            autoFocus
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            aria-keyshortcuts="F2"
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              search.abandon();
              setTerm(event.currentTarget.value);
            }}
          />
          <Button
            type="submit"
            size="md"
            leftSection={<IconSearch size={18} aria-hidden />}
            loading={search.isSearching}
          >
            {texts.search.submit}
          </Button>
        </form>
        {search.found.length > 0 && <CustomerResults customers={search.found} onChoose={open} />}
        {call.customerId === null && (
          <>
            {search.isUnknown && (
              <p className={classes['unknown']} role="status">
                {texts.search.notFound}
              </p>
            )}
            <Button
              ref={toggle}
              variant={search.isUnknown && !isFormOpen ? 'filled' : 'default'}
              leftSection={<IconUserPlus size={18} aria-hidden />}
              aria-expanded={isFormOpen}
              onClick={form.toggle}
            >
              {isFormOpen ? texts.search.hideForm : texts.search.showForm}
            </Button>
          </>
        )}
      </Panel>
      {isFormOpen && call.customerId === null && (
        <RegistrationCard phone={toSearchTerm(term)} onRegistered={open} />
      )}
    </>
  );
}

/**
 * What stands in the search: what was typed, until a call opens or ends by other means; then the phone number of the
 * caller who is there, or nothing.
 */
function useSearchTerm(call: Call) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly during: number | null } | null>(null);
  const isOld = typed !== null && call.customerId !== null && typed.during !== call.customerId;
  if (isOld) setTyped(null);
  const text = isOld || typed === null ? (call.customer?.phone ?? '') : typed.text;
  const setTerm = (next: string) => setTyped({ text: next, during: call.customerId });
  return [text, setTerm] as const;
}

/** What is typed before the answer is there goes to the one customer who was found; to choose, one has to look. */
function useCustomerSearch(
  onOne: (customer: Customer) => void,
  onNone: () => void,
  ahead: Pick<ReturnType<typeof useTypeAhead>, 'hold' | 'drop'>,
) {
  const [found, setFound] = useState<readonly Customer[]>([]);
  const [isUnknown, setUnknown] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const latest = useRef(0);
  const clear = () => {
    setFound([]);
    setUnknown(false);
  };
  const settle = (customers: readonly Customer[], term: string, onNoCaller: () => void) => {
    const [first] = customers;
    const number = normalizePhone(term);
    const isTheirNumber = first && number !== null && normalizePhone(first.phone) === number;
    if (first && (isTheirNumber || customers.length === 1)) return onOne(first);
    ahead.drop();
    setFound(customers);
    setUnknown(customers.length === 0);
    // Whoever was on the line before is not the one who is looked for.
    onNoCaller();
    if (customers.length > 0) return;
    showToast({ tone: 'error', message: texts.search.notFound });
    onNone();
  };
  const run = async (term: string, onNoCaller: () => void) => {
    latest.current += 1;
    const mine = latest.current;
    clear();
    setSearching(true);
    ahead.hold();
    try {
      const wish = api.callAgent.customers.search.queryOptions({ term, limit: MAX_FOUND_CUSTOMERS });
      const customers = await queryClient.fetchQuery({ ...wish, staleTime: 0 });
      if (mine === latest.current) settle(customers, term, onNoCaller);
    } catch (error) {
      ahead.drop();
      showToast({ tone: 'error', message: errorText(error, texts.search.failed) });
    } finally {
      if (mine === latest.current) setSearching(false);
    }
  };
  /** The agent types another caller: the answer to the former question is not waited for any more. */
  const abandon = () => {
    latest.current += 1;
    setSearching(false);
  };
  return { found, isUnknown, isSearching, clear, abandon, run };
}
