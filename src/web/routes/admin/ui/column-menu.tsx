import { Button, Menu } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconColumns3 } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useUser } from '#web/session.ts';
import { adminTexts } from './texts.ts';

type Visible = Readonly<Record<string, boolean>>;

export type Column = {
  readonly id: string;
  readonly head: string;
  readonly isExtra?: boolean;
  readonly isFixed?: boolean;
};

export type ColumnChoice = {
  readonly visible: Record<string, boolean>;
  readonly toggle: (id: string) => void;
};

export function useColumnChoice(name: string, columns: readonly Column[]): ColumnChoice {
  const [chosen, setChosen] = useLocalStorage<Visible>({
    key: `furnizo.columns.${name}.${useUser()?.id ?? 0}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const visible = useMemo(
    () =>
      Object.fromEntries(
        columns.map(({ id, isExtra = false, isFixed = false }) => [id, isFixed || (chosen[id] ?? !isExtra)]),
      ),
    [columns, chosen],
  );
  return { visible, toggle: (id) => setChosen({ ...chosen, [id]: !visible[id] }) };
}

type ColumnMenuProps = { readonly columns: readonly Column[]; readonly choice: ColumnChoice };

export function ColumnMenu({ columns, choice }: ColumnMenuProps) {
  return (
    <Menu position="bottom-end" closeOnItemClick={false} keepMounted={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconColumns3 size={16} aria-hidden />}
        >
          {adminTexts.columns}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns
          .filter((column) => !column.isFixed)
          .map(({ id, head }) => (
            <Menu.CheckboxItem
              key={id}
              value={id}
              checked={choice.visible[id] === true}
              onChange={() => choice.toggle(id)}
            >
              {head}
            </Menu.CheckboxItem>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
