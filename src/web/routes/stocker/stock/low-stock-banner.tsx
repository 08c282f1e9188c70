import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { stockTexts } from './stock-texts.ts';

export function LowStockBanner({ onShow }: { readonly onShow: () => void }) {
  const { data, isPending } = useQuery(api.stocker.stock.low.queryOptions({}));
  const [isOpen, { toggle }] = useDisclosure(false);
  if (isPending) return <Skeleton h={64} />;
  if (!data || data.totalItems === 0) return null;
  const { stock: t } = stockTexts;
  return (
    <Alert
      component="section"
      role="region"
      color="warn"
      py="xs"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      aria-label={t.lowTitle}
      title={`${t.lowTitle} (${data.totalItems})`}
    >
      <Text size="sm" style={{ color: 'inherit' }} {...(isOpen ? {} : { lineClamp: 1 })}>
        {t.lowText(data.lowStockThreshold)}{' '}
        {data.items.map((item) => t.lowItem(item.name, item.stock)).join(', ')}.
      </Text>
      <Group gap="xs" mt={6}>
        <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? t.hideNames : t.showNames}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onShow}>
          {t.showLow}
        </Button>
      </Group>
    </Alert>
  );
}
