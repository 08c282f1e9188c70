import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { conflictTexts as texts } from '#web/features/road-conflicts/texts.ts';
import { useConflictMark } from '#web/features/road-conflicts/use-conflict-mark.ts';

export function ConflictsBanner() {
  const count = useConflictMark() ?? 0;
  return (
    <div role="status" style={{ display: 'contents' }}>
      {count > 0 && (
        <Alert
          color="warn"
          px="xs"
          py={12}
          mb={8}
          styles={{ wrapper: { alignItems: 'center' }, icon: { marginBlock: 0 } }}
          icon={<IconAlertTriangle aria-hidden />}
          c="var(--mantine-color-text)"
        >
          {texts.waiting(count)}{' '}
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => <Link {...props} to="/stocker-dashboard/conflicts" />}
          >
            {texts.show}
          </Anchor>
        </Alert>
      )}
    </div>
  );
}
