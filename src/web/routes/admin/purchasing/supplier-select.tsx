import { Select, type SelectProps } from '@mantine/core';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';

type SupplierSelectProps = Pick<
  SelectProps,
  'label' | 'placeholder' | 'error' | 'clearable' | 'nothingFoundMessage'
> & {
  readonly supplierId: number | null;
  readonly hasInactive?: boolean;
  readonly 'data-autofocus'?: boolean;
  readonly onChange: (id: number | null) => void;
};

export function SupplierSelect({ supplierId, hasInactive, onChange, ...props }: SupplierSelectProps) {
  const { suppliers } = api.admin.purchasing;
  const [search, setSearch] = useState('');
  const chosen = useQuery(
    suppliers.get.queryOptions(supplierId === null ? skipToken : { id: supplierId }),
  ).data;
  const query = search === chosen?.name ? '' : search.slice(0, 200);
  const found = useQuery(
    suppliers.list.queryOptions(
      { query, limit: 100, ...(hasInactive ? {} : { isActive: true }) },
      { placeholderData: keepPreviousData },
    ),
  );
  const offered = found.data?.suppliers ?? [];
  const isListed = !chosen || offered.some(({ id }) => id === chosen.id);
  return (
    <Select
      {...props}
      searchable
      openOnFocus={false}
      filter={({ options }) => options}
      data={(isListed ? offered : [...offered, chosen]).map(({ id, name }) => ({
        value: String(id),
        label: name,
      }))}
      value={supplierId === null ? null : String(supplierId)}
      onSearchChange={setSearch}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}
