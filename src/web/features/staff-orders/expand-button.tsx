import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './staff-orders.module.css';

type ExpandButtonProps = {
  readonly isOpen: boolean;
  /** Id of what opens. */
  readonly controls: string;
  readonly label: string;
  readonly onToggle: () => void;
};

/** The arrow that opens a row to its products. */
export function ExpandButton({ isOpen, controls, label, onToggle }: ExpandButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={label}
      onClick={onToggle}
    >
      <IconChevronDown size={20} aria-hidden className={classes['arrow']} data-open={isOpen || undefined} />
    </ActionIcon>
  );
}
