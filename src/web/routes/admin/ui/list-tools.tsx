import { Button, Group, Select } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconFilterOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { adminTexts } from './texts.ts';

type ListToolsProps = {
  readonly sortLabel: string;
  readonly sorts: readonly { readonly value: string; readonly label: string }[];
  readonly sort: string | null;
  readonly isAscending: boolean;
  readonly isSortClearable?: boolean;
  readonly onSort: (sort: string | null) => void;
  readonly onTurn: () => void;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onClear?: (() => void) | undefined;
};

export function ListTools(props: ListToolsProps) {
  const { sort, isAscending, isSortClearable = false, onClear } = props;
  return (
    <Group gap={4} maw="100%">
      <Select
        w={isSortClearable ? 150 : 120}
        maw="100%"
        aria-label={props.sortLabel}
        placeholder={props.sortLabel}
        allowDeselect={false}
        clearable={isSortClearable}
        clearButtonProps={{ 'aria-label': adminTexts.clearFilters }}
        data={props.sorts}
        value={sort}
        onChange={props.onSort}
      />
      <ToolButton
        label={isAscending ? adminTexts.sortedDown : adminTexts.sortedUp}
        isDisabled={sort === null}
        onClick={props.onTurn}
      >
        {isAscending ? <IconArrowUp size={18} aria-hidden /> : <IconArrowDown size={18} aria-hidden />}
      </ToolButton>
      <ToolButton label={adminTexts.refresh} isLoading={props.isRefreshing} onClick={props.onRefresh}>
        <IconRefresh size={18} aria-hidden />
      </ToolButton>
      {onClear && (
        <ToolButton label={adminTexts.clearFilters} onClick={onClear}>
          <IconFilterOff size={18} aria-hidden />
        </ToolButton>
      )}
    </Group>
  );
}

type ToolButtonProps = {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly isLoading?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function ToolButton({ label, isDisabled = false, isLoading = false, onClick, children }: ToolButtonProps) {
  return (
    <Button
      variant="default"
      px="xs"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      loading={isLoading}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
