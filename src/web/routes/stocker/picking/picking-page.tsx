import { Button, Group, SegmentedControl, Skeleton, Stack, Title } from '@mantine/core';
import { IconArrowLeft, IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import type { OrdersView } from '#web/features/staff-orders/use-orders-view.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { groupByOrder, groupByShelf } from './picking-groups.ts';
import { PickingGroups } from './picking-groups-list.tsx';

type PickingPageProps = {
  readonly view: OrdersView;
  /** 'day', or the numbers of selected orders. */
  readonly picking: string;
  readonly onBack: () => void;
};

/** The picking list of a day or of selected orders: by shelf or by order, to be ticked off or printed. */
export function PickingPage({ view, picking, onBack }: PickingPageProps) {
  const [grouping, setGrouping] = useUrlParam('group', 'shelf');
  const orderIds = picking.split(',').map(Number).filter(Number.isSafeInteger);
  const day = { date: view.date, by: view.by };
  const isDay = picking === 'day' || orderIds.length === 0;
  const query = useQuery(api.stocker.pickingList.get.queryOptions(isDay ? { day } : { orderIds }));
  const date = formatDate(view.date);
  const ofDay = view.by === 'created' ? texts.picking.ofCreated(date) : texts.picking.ofDelivery(date);
  const search = isDay ? `date=${view.date}&by=${view.by}` : `orders=${orderIds.join(',')}`;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Button
          variant="subtle"
          ml={-10}
          px={10}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onBack}
        >
          {texts.picking.back}
        </Button>
        <DocumentButton
          address={`/api/stock/picking-list/pdf?${search}`}
          label={texts.picking.pdf}
          failure={texts.picking.pdfFailed}
        />
      </Group>
      <div>
        <Title order={1}>{texts.picking.title}</Title>
        {isDay ? ofDay : texts.picking.ofSelected(orderIds.length)}
      </div>
      <SegmentedControl
        aria-label={texts.picking.view}
        value={grouping === 'order' ? 'order' : 'shelf'}
        onChange={setGrouping}
        data={[
          { value: 'shelf', label: texts.picking.together },
          { value: 'order', label: texts.picking.perOrder },
        ]}
      />
      <PageState
        query={query}
        loading={<Skeleton h={420} radius="md" />}
        failure={texts.picking.failed}
        isEmpty={(list) => list.orders.length === 0}
        empty={
          <EmptyBox
            icon={<IconClipboardCheck size={26} />}
            title={texts.picking.empty}
            text={texts.picking.emptyHint}
          />
        }
      >
        {(list) => (
          <PickingGroups
            key={`${grouping}:${search}`}
            scope={`${grouping}:${search}`}
            groups={grouping === 'order' ? groupByOrder(list) : groupByShelf(list)}
          />
        )}
      </PageState>
    </Stack>
  );
}
