import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

type SupplierSelectProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly supplierId: number | null;
  readonly error?: string | null;
  readonly isClearable?: boolean;
  readonly onChange: (id: number | null) => void;
};

export function SupplierSelect(props: SupplierSelectProps) {
  const { label, placeholder, supplierId, error, isClearable = false, onChange } = props;
  const { data } = useQuery(api.admin.purchasing.suppliers.list.queryOptions({ isActive: true, limit: 100 }));
  return (
    <Select
      label={label}
      placeholder={placeholder}
      searchable
      clearable={isClearable}
      data={(data?.suppliers ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={supplierId === null ? null : String(supplierId)}
      error={error ?? null}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}
