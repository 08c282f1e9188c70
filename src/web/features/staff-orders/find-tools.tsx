import { Button, Group } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { SavedViews } from './saved-views.tsx';
import { findTexts } from './staff-orders-texts.ts';
import { FIND_NOTHING, useFind, VIEW_PARAMS } from './use-find.ts';

/** Under which name this person's views of the list are kept. */
type FindToolsProps = { readonly viewsOf: string };

/** What can be done with the way a list is narrowed. They stand where there is room before, so that no row moves. */
export function FindTools({ viewsOf }: FindToolsProps) {
  const { find, change, isNarrowed } = useFind();
  return (
    <Group gap={4}>
      {isNarrowed && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconFilterOff size={15} aria-hidden />}
          onClick={() => change(FIND_NOTHING)}
        >
          {findTexts.clear}
        </Button>
      )}
      <SavedViews
        listName={viewsOf}
        canSave={isNarrowed || find.sort !== 'list'}
        params={VIEW_PARAMS}
        onChoose={change}
      />
    </Group>
  );
}
