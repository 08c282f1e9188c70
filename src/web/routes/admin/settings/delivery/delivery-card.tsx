import { Box, Paper, SegmentedControl, Select, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultRegionId } from '#shared/regions.ts';
import type { Settings } from '#shared/settings.ts';
import { api } from '#web/api.ts';
import { settingsTexts } from '#web/routes/admin/settings/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { RegionForm } from './region-form.tsx';
import { StrandedOrders } from './stranded-orders.tsx';

const texts = settingsTexts.delivery;

export function DeliveryCard({ shop }: { readonly shop: Settings['shop'] }) {
  const rules = useQuery(api.admin.deliveryRules.list.queryOptions());
  const drivers = useQuery(api.stocker.drivers.list.queryOptions()).data ?? [];
  const [shownId, setShownId] = useState(defaultRegionId);
  const [openedIds, setOpenedIds] = useState<ReadonlySet<number>>(new Set([shownId]));
  const show = (regionId: number) => {
    setShownId(regionId);
    setOpenedIds((before) => new Set(before).add(regionId));
  };
  return (
    <Paper component="section" p="lg" miw={0} aria-label={texts.title}>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <Dimmed mb="md">{texts.hint}</Dimmed>
      <PageState query={rules} loading={<Skeleton height={420} radius="lg" />}>
        {(regions) => (
          <Stack gap="md">
            <StrandedOrders />
            <RegionChoice regions={regions} shownId={shownId} onShow={show} />
            {regions
              .filter((region) => openedIds.has(region.regionId))
              .map((region) => (
                <Box key={region.regionId} hidden={region.regionId !== shownId}>
                  <RegionForm region={region} shop={shop} drivers={drivers} />
                </Box>
              ))}
          </Stack>
        )}
      </PageState>
    </Paper>
  );
}

const MAX_SEGMENTS = 6;

type RegionChoiceProps = {
  readonly regions: readonly { readonly regionId: number; readonly regionName: string }[];
  readonly shownId: number;
  readonly onShow: (regionId: number) => void;
};

function RegionChoice({ regions, shownId, onShow }: RegionChoiceProps) {
  const choice = {
    'aria-label': texts.region,
    value: String(shownId),
    data: regions.map((region) => ({ value: String(region.regionId), label: region.regionName })),
  };
  return regions.length > MAX_SEGMENTS ? (
    <Select {...choice} allowDeselect={false} searchable onChange={(id) => onShow(Number(id))} />
  ) : (
    <SegmentedControl {...choice} onChange={(id) => onShow(Number(id))} />
  );
}
