import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export type ChipOption<V extends string> = {
  readonly value: V;
  readonly label: string;
  /** A tone of the theme: good, warn, bad, info, plain. */
  readonly color?: string;
  /** Why it can't be chosen now; shown under the label. */
  readonly hint?: string;
  readonly isDisabled?: boolean;
};

type ChipProps<V extends string> = {
  /** What stands on the chip. */
  readonly children: ReactNode;
  /** The whole sentence for who doesn't see where it stands: `Statusi i porosisë 1418: E Nisur`. */
  readonly label: string;
  readonly color?: string;
  readonly value?: V | undefined;
  readonly options: readonly ChipOption<V>[];
  readonly onChoose: (value: V) => void;
  readonly isDisabled?: boolean;
  readonly size?: 'compact-sm' | 'compact-md' | 'lg';
};

/** A value in its colour that opens the menu of what it may become: a status, a driver. Nothing changes by arrows alone. */
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

type FilterChipProps<V extends string> = {
  /** What it filters by: `Statusi`. */
  readonly name: string;
  /** The chosen value; undefined lets everything through. */
  readonly value: V | undefined;
  readonly options: readonly ChipOption<V>[];
  readonly onChange: (value: V | undefined) => void;
  /** The word for everything: `Të gjitha`. */
  readonly allLabel: string;
};

/** A filter over a list, as a chip: says what it lets through and opens the menu of its values. */
export function FilterChip<V extends string>(props: FilterChipProps<V>) {
  const { name, value, options, onChange, allLabel } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu withinPortal>
      <Menu.Target>
        <Button
          size="compact-md"
          radius="xl"
          variant={chosen ? 'light' : 'default'}
          color={chosen ? 'orange' : 'gray'}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {chosen ? `${name}: ${chosen.label}` : name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="min(60vh, 24rem)" style={{ overflowY: 'auto' }}>
        <Menu.RadioItem value="" checked={!chosen} closeMenuOnClick onChange={() => onChange(undefined)}>
          {allLabel}
        </Menu.RadioItem>
        <Menu.Divider />
        <Options value={value} options={options} onChoose={onChange} />
      </Menu.Dropdown>
    </Menu>
  );
}
