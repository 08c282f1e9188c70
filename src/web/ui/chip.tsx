import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type ChipProps<V extends string> = {
  readonly children: ReactNode;
  readonly label: string;
  readonly color: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChoose: (value: V) => void;
};

export function Chip<V extends string>({ children, label, color, value, options, onChoose }: ChipProps<V>) {
  return (
    <Menu withinPortal>
      <Menu.Target>
        <Button
          size="lg"
          radius="xl"
          variant="light"
          color={color}
          aria-label={label}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {children}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="min(60vh, 24rem)" style={{ overflowY: 'auto' }}>
        {options.map((option) => (
          <Menu.RadioItem
            key={option.value}
            value={option.value}
            checked={option.value === value}
            closeMenuOnClick
            onChange={() => onChoose(option.value)}
          >
            {option.label}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
