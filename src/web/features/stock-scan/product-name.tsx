import { Text } from '@mantine/core';
import { joinUnits } from '#shared/prices/units.ts';

export function ProductName({ name, code }: { readonly name: string; readonly code: string }) {
  return (
    <span style={{ minWidth: 0 }}>
      <Text component="b" display="block" fw={650} size="sm" lh={1.25}>
        {joinUnits(name)}
      </Text>
      <Text span size="xs" c="dimmed">
        {code}
      </Text>
    </span>
  );
}
