import { Group, Select, TextInput } from '@mantine/core';
import { AUDITED_ENTITIES } from '#shared/audit-entities.ts';
import { DayRange } from '#web/routes/admin/ui/day-range.tsx';
import { PersonSelect } from '#web/routes/admin/ui/person-select.tsx';
import type { Filters } from '#web/routes/admin/ui/use-filters.ts';
import { auditTexts as texts } from './texts.ts';

type AuditFiltersProps = { readonly filters: Filters; readonly onChange: (change: Filters) => void };

const ENTITY_CHOICES = AUDITED_ENTITIES.map((value) => ({ value, label: texts.entities[value] }));

export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  return (
    <Group gap="sm" mb="md" align="end">
      <PersonSelect
        label={texts.person}
        placeholder={texts.anybody}
        personId={filters['person']}
        onChange={(person) => onChange({ person })}
      />
      <Select
        w={{ base: '100%', xs: 180 }}
        label={texts.thing}
        placeholder={texts.anything}
        clearable
        clearButtonProps={{ 'aria-label': texts.anything }}
        data={ENTITY_CHOICES}
        value={filters['thing'] ?? null}
        onChange={(thing) => onChange({ thing: thing ?? '', number: '' })}
      />
      <TextInput
        w={110}
        label={texts.number}
        inputMode="numeric"
        maxLength={12}
        disabled={!filters['thing']}
        value={filters['number'] ?? ''}
        onChange={(event) => onChange({ number: event.currentTarget.value.replace(/\D/g, '') })}
      />
      <DayRange from={filters['from']} to={filters['to']} size="sm" onChange={onChange} />
    </Group>
  );
}
