import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ConflictList } from '#web/features/road-conflicts/conflict-list.tsx';
import { conflictTexts as texts } from '#web/features/road-conflicts/texts.ts';
import { PageHead } from '#web/ui/page-head.tsx';

export function ConflictsPage() {
  return (
    <>
      <PageHead title={texts.title} />
      <Text c="dimmed" mb="sm">
        {texts.hint}
      </Text>
      <ConflictList isOffice={false} orderLink={(orderId) => <OrderLink orderId={orderId} />} />
    </>
  );
}

function OrderLink({ orderId }: { readonly orderId: number }) {
  return (
    <Anchor
      inherit
      underline="always"
      renderRoot={(props) => <Link {...props} to="/stocker-dashboard/orders" search={{ order: orderId }} />}
    >
      {texts.order(orderId)}
    </Anchor>
  );
}
