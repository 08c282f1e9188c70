import { Button, CloseButton, Group, Popover, TextInput } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useUser } from '#web/session.ts';
import { findTexts } from './staff-orders-texts.ts';
import { toView } from './use-find.ts';

/** Filters and sort order only, never data of an order. */
type SavedView = { readonly name: string; readonly search: Readonly<Record<string, string>> };

const MAX_VIEWS = 12;
const MAX_NAME_LENGTH = 30;

type SavedViewsProps = {
  readonly listName: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly canSave: boolean;
  readonly params: readonly string[];
  readonly onChoose: (search: Readonly<Record<string, string>>) => void;
};

export function SavedViews({ listName, search, canSave, params, onChoose }: SavedViewsProps) {
  const user = useUser();
  const [views, setViews] = useLocalStorage<readonly SavedView[]>({
    key: `furnizo.views.${user?.id ?? 0}.${listName}`,
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: (text) => readViews(text, params),
  });
  const save = (name: string) => {
    const stored = Object.fromEntries(
      params.flatMap((param) => (search[param] === undefined ? [] : [[param, String(search[param])]])),
    );
    setViews([...views.filter((view) => view.name !== name), { name, search: stored }].slice(-MAX_VIEWS));
  };
  if (views.length === 0 && !canSave) return null;
  return (
    <Group gap={4} role="group" aria-label={findTexts.views}>
      {views.map((view) => (
        <Button.Group key={view.name}>
          <Button size="compact-sm" variant="default" onClick={() => onChoose(toView(view.search, params))}>
            {view.name}
          </Button>
          <CloseButton
            size={26}
            iconSize={14}
            aria-label={findTexts.dropView(view.name)}
            onClick={() => setViews(views.filter((other) => other !== view))}
          />
        </Button.Group>
      ))}
      {canSave && <SaveView onSave={save} />}
    </Group>
  );
}

function SaveView({ onSave }: { readonly onSave: (name: string) => void }) {
  const [isOpen, { close, toggle }] = useDisclosure(false);
  const [name, setName] = useState('');
  return (
    <Popover opened={isOpen} onChange={close} trapFocus position="bottom-end">
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconBookmarkPlus size={15} aria-hidden />}
          onClick={toggle}
        >
          {findTexts.saveView}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            onSave(name.trim());
            setName('');
            close();
          }}
        >
          <Group gap="xs" align="end">
            <TextInput
              label={findTexts.viewName}
              maxLength={MAX_NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit">{findTexts.save}</Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

function readViews(text: string | undefined, params: readonly string[]): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((view: unknown) => readView(view, params) ?? []) : [];
  } catch {
    return [];
  }
}

function readView(view: unknown, params: readonly string[]): SavedView | null {
  if (typeof view !== 'object' || view === null || !('name' in view) || !('search' in view)) return null;
  const { name, search } = view;
  if (typeof name !== 'string' || typeof search !== 'object' || search === null) return null;
  const known = Object.entries(search).filter(
    ([param, value]) => params.includes(param) && typeof value === 'string',
  );
  return { name, search: Object.fromEntries(known) };
}
