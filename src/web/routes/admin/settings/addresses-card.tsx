import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.addresses;

export function AddressesCard() {
  const addresses = useQuery(api.admin.settings.addresses.queryOptions());
  if (!addresses.data) return null;
  return (
    <Card>
      <Title order={2} fz="lg">
        {texts.title}
      </Title>
      <Text c="dimmed" mb="md">
        {addresses.data.length > 0 ? texts.text : texts.onlyHere}
      </Text>
      <Group gap="xl" align="start">
        {addresses.data.map(({ url, image }) => (
          <Stack key={url} gap="xs">
            <img src={image} alt={texts.qr(url)} width={168} height={168} />
            <Anchor href={url}>{url}</Anchor>
          </Stack>
        ))}
      </Group>
    </Card>
  );
}
