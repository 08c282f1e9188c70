import { Badge, Button, Card, Checkbox, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight, IconSteeringWheel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { TERMS_PAYMENT_METHOD } from '#shared/accounting/payment.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { DriverMenu } from '#web/features/staff-orders/driver-chip.tsx';
import type { ListedDriver } from '#web/features/staff-orders/staff-order.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { type AgendaOrder, sumCents } from './agenda.ts';
import { useAssign } from './use-assign.ts';

type UnassignedProps = { readonly date: ISODate; readonly drivers: readonly ListedDriver[] };

export function Unassigned({ date, drivers }: UnassignedProps) {
  const { data: orders = [] } = useQuery(api.stocker.agenda.unassigned.queryOptions({ date }));
  const assign = useAssign(null, drivers);
  if (orders.length === 0) return null;
  const regions = [...Map.groupBy(orders, (order) => order.regionName ?? texts.agenda.noRegion)];
  return (
    <Card
      component="section"
      padding={0}
      bd="1px solid var(--shop-bad-text)"
      aria-label={texts.agenda.unassigned}
    >
      <Group px="md" py="xs" gap="sm">
        <Title order={2} size="h4" c="var(--shop-bad-text)">
          {texts.agenda.unassignedCount(orders.length)}
        </Title>
        <Dimmed>{texts.agenda.unassignedHint}</Dimmed>
      </Group>
      {regions
        .toSorted(([a], [b]) => a.localeCompare(b, 'sq'))
        .map(([region, ofRegion]) => (
          <Region
            key={region}
            name={region}
            orders={ofRegion}
            drivers={drivers}
            date={date}
            onAssign={(orderIds, driver) => assign(orderIds, driver)}
          />
        ))}
    </Card>
  );
}

type RegionProps = {
  readonly name: string;
  readonly orders: readonly (AgendaOrder & { readonly usualDriverId: number | null })[];
  readonly drivers: readonly ListedDriver[];
  readonly date: ISODate;
  readonly onAssign: (orderIds: readonly number[], driver: ListedDriver | null) => void;
};

function Region({ name, orders, drivers, date, onAssign }: RegionProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const id = useId();
  const usual = drivers.find((driver) => driver.id === orders[0]?.usualDriverId);
  const chosen = orders.filter((order) => ticked.has(order.orderId));
  const given = chosen.length > 0 ? chosen : orders;
  const tick = (orderId: number, isTicked: boolean) =>
    setTicked((before) => {
      const next = new Set(before);
      if (isTicked) next.add(orderId);
      else next.delete(orderId);
      return next;
    });
  const Arrow = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <Stack gap={0} style={{ borderTop: '1px solid var(--shop-line)' }}>
      <Group px="md" py={6} gap="sm">
        <UnstyledButton
          flex={1}
          mih="max(36px, var(--staff-target, 0px))"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <Group gap="xs" wrap="nowrap">
            <Arrow size={18} aria-hidden style={{ flex: 'none' }} />
            <Text span fw={650} truncate>
              {name}
            </Text>
            <Badge color="bad">{orders.length}</Badge>
            <Text span size="sm" c="dimmed" visibleFrom="xs">
              <Money cents={sumCents(orders)} />
            </Text>
          </Group>
        </UnstyledButton>
        <Group gap="xs" wrap="nowrap" ml="auto">
          {usual && (
            <Button
              variant="light"
              onClick={() =>
                onAssign(
                  orders.map((order) => order.orderId),
                  usual,
                )
              }
            >
              {texts.agenda.assignAllTo(usual.name)}
            </Button>
          )}
          <DriverMenu
            drivers={drivers}
            date={date}
            chosenId={null}
            onChoose={(driver) => {
              onAssign(
                given.map((order) => order.orderId),
                driver,
              );
              setTicked(new Set());
            }}
          >
            {(open) => (
              <Button
                variant="default"
                style={{ flex: 'none' }}
                aria-label={texts.agenda.assignOf(name, given.length)}
                leftSection={<IconSteeringWheel size={18} aria-hidden />}
                onClick={open}
              >
                <Text span inherit visibleFrom="xs">
                  {texts.agenda.assign(given.length)}
                </Text>
                <Text span inherit hiddenFrom="xs">
                  {given.length}
                </Text>
              </Button>
            )}
          </DriverMenu>
        </Group>
      </Group>
      <Stack id={id} hidden={!isOpen} component="ul" gap={0} px="md" pb={isOpen ? 'xs' : 0}>
        {isOpen &&
          orders.map((order) => (
            <li key={order.orderId}>
              <Checkbox
                py={5}
                checked={ticked.has(order.orderId)}
                onChange={(event) => tick(order.orderId, event.currentTarget.checked)}
                label={
                  <span>
                    <b>{order.orderId}</b> · {order.buyerName}{' '}
                    <Text span inherit c="dimmed">
                      {order.buyerAddress} · <Money cents={order.collectCents} />
                      {order.termsDays > 0 && ` ${TERMS_PAYMENT_METHOD}`}
                    </Text>
                  </span>
                }
              />
            </li>
          ))}
      </Stack>
    </Stack>
  );
}
