import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconBolt, IconSearch } from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { foldText } from '#shared/text/fold.ts';
import { listPageActions, type PageAction } from '#web/hooks/use-page-actions.ts';
import { useUser } from '#web/session.ts';
import { takeFind } from '#web/startup/early-find.ts';
import { KeyHint } from '#web/ui/key-hint.tsx';
import type { Section } from './section.ts';
import { workspaceTexts as texts } from './texts.ts';
import { type Found, useFound } from './use-found.ts';

export type PaletteProps = {
  readonly sections: readonly Section[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const [store, spotlight] = createSpotlight();

export function Palette({ sections, isOpen, onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  const [actions, setActions] = useState<readonly PageAction[]>([]);
  const [entered, setEntered] = useState('');
  useEffect(() => {
    if (!isOpen) return;
    setActions(listPageActions());
    spotlight.open();
  }, [isOpen]);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={(typed) => {
        setQuery(typed);
        setEntered('');
      }}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight="min(28rem, 70vh)"
      size="lg"
      centered={false}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      // If reopened during the fade, its field would still have the focus, and receive neither the event nor the keys.
      transitionProps={{ transition: 'pop', duration: 200, exitDuration: 0 }}
    >
      <Spotlight.Search
        placeholder={texts.findHint}
        aria-label={texts.find}
        leftSection={<IconSearch size={18} aria-hidden />}
        onFocus={() => {
          const typed = takeFind();
          if (typed) setQuery(typed);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && store.getState().selected < 0) setEntered(query.trim());
        }}
      />
      <Results sections={sections} actions={actions} query={query.trim()} entered={entered} />
    </Spotlight.Root>
  );
}

type ResultsProps = {
  readonly sections: readonly Section[];
  readonly actions: readonly PageAction[];
  readonly query: string;
  readonly entered: string;
};

function Results({ sections, actions, query, entered }: ResultsProps) {
  const navigate = useNavigate();
  const { found, isSettled } = useFound(useUser()?.role, query);
  const pages = sections.filter(({ label }) => matchesQuery(label, query));
  const offered = actions.filter(({ label }) => matchesQuery(label, query));
  const count = pages.length + offered.length + found.reduce((sum, { items }) => sum + items.length, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first result changes with these
  useEffect(() => {
    // Until settled, results belong to the previous input.
    const first = selectFirst(isSettled);
    if (query !== '' && query === entered) first?.click();
  }, [query, count, isSettled, entered]);
  return (
    <Spotlight.ActionsList>
      {offered.length > 0 && (
        <Spotlight.ActionsGroup label={texts.actions}>
          {offered.map(({ id, label, keys, run }) => (
            <Spotlight.Action
              key={id}
              label={label}
              leftSection={<IconBolt size={18} aria-hidden />}
              rightSection={keys && <KeyHint keys={keys} />}
              // Deferred: closing restores the focus, which the action may want to move.
              onClick={() => setTimeout(run, 0)}
            />
          ))}
        </Spotlight.ActionsGroup>
      )}
      {pages.length > 0 && (
        <Spotlight.ActionsGroup label={texts.pages}>
          {pages.map(({ to, label, icon: PageIcon }) => (
            <Spotlight.Action
              key={to}
              label={label}
              leftSection={<PageIcon size={18} aria-hidden />}
              onClick={() => void navigate({ to })}
            />
          ))}
        </Spotlight.ActionsGroup>
      )}
      {found.map((group) => (
        <FoundGroup key={group.label} group={group} />
      ))}
      {count === 0 && <Spotlight.Empty>{texts.nothing}</Spotlight.Empty>}
    </Spotlight.ActionsList>
  );
}

function FoundGroup({ group: { label, items } }: { readonly group: Found }) {
  const router = useRouter();
  if (items.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={label}>
      {items.map((item) => (
        <Spotlight.Action
          key={item.href}
          label={item.label}
          description={item.description}
          onClick={() => router.history.push(item.href)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}

function selectFirst(isSettled: boolean): HTMLElement | undefined {
  const list = document.getElementById(store.getState().listId);
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-action]') ?? [])];
  for (const each of all) each.removeAttribute('data-selected');
  const first = isSettled ? all[0] : undefined;
  first?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: first ? 0 : -1 }));
  return first;
}

function matchesQuery(label: string, query: string): boolean {
  return foldText(label).includes(foldText(query));
}
