import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Call } from '#web/routes/call-agent/call/use-call.ts';
import { FIELDS } from '#web/routes/call-agent/fields.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { CallerChoices } from './caller-choices.tsx';
import { RegistrationCard, type Typed } from './registration-card.tsx';
import type { CallerSearch } from './use-caller-search.ts';

export function SearchCard({ call, search }: { readonly call: Call; readonly search: CallerSearch }) {
  const choices = useRef<HTMLUListElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const { isUnknown, formTerm } = search;
  const isFormOpen = formTerm !== null;
  useEffect(() => {
    if (isUnknown) toggle.current?.focus();
  }, [isUnknown]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.submit();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') search.cancel();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    choices.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <Panel title={texts.search.title}>
        <Group component="form" gap="xs" onSubmit={submit}>
          <TextInput
            id={FIELDS.client}
            flex="1 1 9rem"
            aria-label={texts.search.label}
            placeholder={texts.search.placeholder}
            title={texts.search.hint}
            value={search.term}
            autoFocus
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            aria-keyshortcuts="F2"
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => search.type(event.currentTarget.value)}
            onKeyDown={onKey}
          />
          <Button type="submit" px="sm" loading={search.isSearching}>
            {texts.search.submit}
          </Button>
        </Group>
        {search.isChoosing && <CallerChoices ref={choices} search={search} />}
        {call.customerId === null && (
          <>
            {isUnknown && (
              <Text role="status" size="sm" fw={600} c="var(--shop-bad-text)">
                {texts.search.notFound}
              </Text>
            )}
            <Button
              ref={toggle}
              variant={isUnknown && !isFormOpen ? 'filled' : 'default'}
              leftSection={<IconUserPlus size={18} aria-hidden />}
              aria-expanded={isFormOpen}
              onClick={search.toggleForm}
            >
              {isFormOpen ? texts.search.hideForm : texts.search.showForm}
            </Button>
          </>
        )}
      </Panel>
      {isFormOpen && (
        <RegistrationCard
          term={formTerm}
          typedBefore={typed?.term === formTerm ? typed : null}
          onType={setTyped}
          onRegistered={search.open}
        />
      )}
    </>
  );
}
