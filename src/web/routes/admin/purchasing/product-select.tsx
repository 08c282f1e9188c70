import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';

type ProductSelectProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly onChoose: (product: { readonly id: number; readonly name: string }) => void;
};

export function ProductSelect({ label, placeholder, onChoose }: ProductSelectProps) {
  const [search, setSearch] = useState('');
  const found = useQuery(
    api.admin.products.list.queryOptions(
      { query: search.slice(0, 100), limit: 20 },
      { placeholderData: keepPreviousData },
    ),
  );
  const products = found.data?.products ?? [];
  return (
    <Select
      label={label}
      placeholder={placeholder}
      searchable
      filter={({ options }) => options}
      data={products.map(({ id, code, name }) => ({
        value: String(id),
        label: code === '' ? name : `${name} · ${code}`,
      }))}
      searchValue={search}
      onSearchChange={setSearch}
      value={null}
      onChange={(id) => {
        const product = products.find((one) => String(one.id) === id);
        if (product) onChoose(product);
        setSearch('');
      }}
    />
  );
}
