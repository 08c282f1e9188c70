import { Button, Group, SegmentedControl, Skeleton, Spoiler, Stack, Switch, Text } from '@mantine/core';
import { IconArrowLeft, IconClipboardCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import type { OrdersView } from '#web/features/staff-orders/use-find.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { groupPicking, PICKING_VIEWS, toPickingView } from './picking-groups.ts';
import { Comment, PickingGroups } from './picking-groups-list.tsx';
import type { PickingList } from './picking-list.ts';

type PickingPageProps = {
  readonly view: OrdersView;
  readonly picking: string;
  readonly onBack: () => void;
};

export function PickingPage({ view, picking, onBack }: PickingPageProps) {
  const [group, setGroup] = useUrlParam('group', 'shelf');
  const [rest, setRest] = useUrlParam('rest');
  const grouping = toPickingView(group);
  const withRest = rest === 'yes';
  const orderIds = picking.split(',').map(Number).filter(Number.isSafeInteger);
  const isDay = picking === 'day' || orderIds.length === 0;
  const wish = isDay ? { day: { date: view.date, by: view.by } } : { orderIds };
  const query = useQuery({
    ...api.stocker.pickingList.get.queryOptions({ ...wish, withRest }),
    placeholderData: keepPreviousData,
  });
  const date = formatDate(view.date);
  const ofDay = view.by === 'created' ? texts.picking.ofCreated(date) : texts.picking.ofDelivery(date);
  const search = isDay ? `date=${view.date}&by=${view.by}` : `orders=${orderIds.join(',')}`;
  return (
    <Stack gap="sm">
      <PageHead
        title={texts.picking.title}
        aside={<Text c="dimmed">{isDay ? ofDay : texts.picking.ofSelected(orderIds.length)}</Text>}
      >
        <Button variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
          {texts.picking.back}
        </Button>
        <DocumentButton
          address={`/api/stock/picking-list/pdf?${search}&all=${withRest}`}
          label={texts.picking.pdf}
          failure={texts.picking.pdfFailed}
        />
      </PageHead>
      <Group gap="md">
        <SegmentedControl
          aria-label={texts.picking.view}
          styles={{ label: { paddingInline: 6 } }}
          value={grouping}
          onChange={setGroup}
          data={PICKING_VIEWS.map((value) => ({ value, label: texts.picking.views[value] }))}
        />
        <Switch
          label={texts.picking.withRest}
          checked={withRest}
          onChange={(event) => setRest(event.currentTarget.checked ? 'yes' : '')}
        />
      </Group>
      <PageState
        query={query}
        loading={<Skeleton h={420} />}
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
          <>
            {grouping === 'shelf' && <Comments list={list} />}
            <PickingGroups
              key={`${grouping}:${search}`}
              list={list}
              groups={groupPicking(list, grouping)}
              withRest={withRest}
            />
          </>
        )}
      </PageState>
    </Stack>
  );
}

const COMMENTS_PX = 48;

function Comments({ list }: { readonly list: PickingList }) {
  const said = list.orders.filter((order) => order.comment !== '');
  if (said.length === 0) return null;
  return (
    <Comment>
      <Spoiler maxHeight={COMMENTS_PX} showLabel={texts.picking.allComments(said.length)} hideLabel={null}>
        {said.map(({ orderNumber, customerName, comment }) => (
          <div key={orderNumber}>{texts.picking.commentOf(orderNumber, customerName, comment)}</div>
        ))}
      </Spoiler>
    </Comment>
  );
}
