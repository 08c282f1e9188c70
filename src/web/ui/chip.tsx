import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export type ChipOption<V extends string> = {
  readonly value: V;
  readonly label: string;
  readonly color?: string;
  readonly hint?: string;
  readonly isDisabled?: boolean;
};

type ChipProps<V extends string> = {
  readonly children: ReactNode;
  readonly label: string;
  readonly color?: string;
  readonly value?: V | undefined;
  readonly options: readonly ChipOption<V>[];
  readonly onChoose: (value: V) => void;
  readonly isDisabled?: boolean;
  readonly size?: 'compact-sm' | 'compact-md' | 'lg';
};

export function Chip<V extends string>(props: ChipProps<V>) {
  const {
    children,
    label,
    color = 'plain',
    value,
    options,
    onChoose,
    isDisabled,
    size = 'compact-sm',
  } = props;
  return (
    <Menu withinPortal>
      <Menu.Target>
        <Button
          size={size}
          radius="xl"
          variant="light"
          color={color}
          aria-label={label}
          disabled={isDisabled ?? false}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {children}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="min(60vh, 24rem)" style={{ overflowY: 'auto' }}>
        <Options value={value} options={options} onChoose={onChoose} />
      </Menu.Dropdown>
    </Menu>
  );
}

type OptionsProps<V extends string> = Pick<ChipProps<V>, 'value' | 'options' | 'onChoose'>;

function Options<V extends string>({ value, options, onChoose }: OptionsProps<V>) {
  return options.map((option) => (
    <Menu.RadioItem
      key={option.value}
      value={option.value}
      checked={option.value === value}
      closeMenuOnClick
      {...(option.color ? { color: option.color } : {})}
      disabled={option.isDisabled ?? false}
      onChange={() => onChoose(option.value)}
    >
      {option.label}
      {option.hint && <div style={{ fontSize: '0.8125rem', opacity: 0.8 }}>{option.hint}</div>}
    </Menu.RadioItem>
  ));
}
