import { Group } from '@mantine/core';
import { activeCategories } from '#shared/categories.ts';
import { useFirm } from '#web/firm.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { texts } from './texts.ts';

export function CategoryLinks() {
  useFirm();
  return (
    <Group component="nav" align="stretch" justify="center" gap="0.5rem" aria-label={texts.home.categories}>
      {activeCategories().map(({ key: category, name }) => (
        <LinkButton key={category} to="/category/$category" params={{ category }} variant="default">
          {name}
        </LinkButton>
      ))}
    </Group>
  );
}
