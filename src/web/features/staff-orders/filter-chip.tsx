import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

type FilterChipProps = {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
  readonly onChoose: (value: string) => void;
  readonly allLabel?: string;
};

export function FilterChip({ label, value, choices, onChoose, allLabel }: FilterChipProps) {
  const chosen = choices.find((choice) => choice.value === value)?.label ?? value;
  const isActive = value !== '' && allLabel !== undefined;
  const entries = allLabel === undefined ? choices : [{ value: '', label: allLabel }, ...choices];
  return (
    <Menu position="bottom-start" keepMounted={false}>
      <Menu.Target>
        <Button
          size="compact-md"
          fz="sm"
          variant={isActive ? 'light' : 'default'}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {value === '' ? label : `${label}: ${chosen}`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {entries.map((choice) => (
          <Menu.RadioItem
            key={choice.value}
            value={choice.value}
            checked={choice.value === value}
            closeMenuOnClick
            rightSection={'count' in choice ? choice.count : undefined}
            onChange={onChoose}
          >
            {choice.label}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
