import { Button, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch, IconUserPlus } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { normalizePhone } from '../../../../shared/phone.ts';
import { api } from '../../../api.ts';
import { errorText } from '../../../error-text.ts';
import { queryClient } from '../../../query-client.ts';
import { showToast } from '../../../ui/toast.ts';
import type { Call, Customer } from '../call/use-call.ts';
import { FIELDS, focusFieldSoon } from '../fields.ts';
import { Panel } from '../panel.tsx';
import { texts } from '../texts.ts';
import { CustomerResults } from './customer-results.tsx';
import { RegistrationCard } from './registration-card.tsx';
import classes from './search-card.module.css';

/** Finds the caller by phone in any form or by part of the name, or registers them. */
export function SearchCard({ call }: { readonly call: Call }) {
  const [term, setTerm] = useState('');
  const [isFormOpen, form] = useDisclosure(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const open = (customer: Customer) => {
    form.close();
    search.clear();
    // What the search found is shown at once, not asked for again.
    queryClient.setQueryData(api.callAgent.customers.get.queryKey({ customerId: customer.id }), customer);
    call.open(customer.id);
    focusFieldSoon('products');
  };
  const search = useCustomerSearch(open, () => requestAnimationFrame(() => toggle.current?.focus()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (term.trim() !== '') void search.run(term.trim(), call.close);
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
            onChange={(event) => setTerm(event.currentTarget.value)}
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
      {isFormOpen && call.customerId === null && <RegistrationCard number={term} onRegistered={open} />}
    </>
  );
}

function useCustomerSearch(onOne: (customer: Customer) => void, onNone: () => void) {
  const [found, setFound] = useState<readonly Customer[]>([]);
  const [isUnknown, setUnknown] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const latest = useRef(0);
  const clear = () => {
    setFound([]);
    setUnknown(false);
  };
  const settle = (customers: readonly Customer[], term: string, onUnknown: () => void) => {
    const [first] = customers;
    const isTheirNumber = first && normalizePhone(first.number) === normalizePhone(term);
    if (first && (isTheirNumber || customers.length === 1)) return onOne(first);
    setFound(customers);
    setUnknown(customers.length === 0);
    if (customers.length > 0) return;
    showToast({ tone: 'error', message: texts.search.notFound });
    onUnknown();
    onNone();
  };
  const run = async (term: string, onUnknown: () => void) => {
    latest.current += 1;
    const mine = latest.current;
    clear();
    setSearching(true);
    try {
      const wish = api.callAgent.customers.search.queryOptions({ term });
      const customers = await queryClient.fetchQuery({ ...wish, staleTime: 0 });
      if (mine === latest.current) settle(customers, term, onUnknown);
    } catch (error) {
      showToast({ tone: 'error', message: errorText(error, texts.search.failed) });
    } finally {
      if (mine === latest.current) setSearching(false);
    }
  };
  return { found, isUnknown, isSearching, clear, run };
}
