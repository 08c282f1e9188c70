import { Alert, Box, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { findDeviceName } from '#web/device/device-name.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { workspaceTexts as texts } from './texts.ts';

export function NewDeviceAlert() {
  const devices = useQuery(api.profile.newDevices.queryOptions());
  const instantText = useInstantText();
  const confirm = useAction(api.profile.confirmDevice, { affects: ['user'] });
  const [latest] = devices.data ?? [];
  if (!latest) return null;
  const { loginId, userAgent, at } = latest;
  return (
    <Alert color="warn" mb={8} py={{ base: 8, sm: 2 }}>
      <Group gap="xs" mih={40}>
        <Text fw={600} size="sm" lh={1.25} flex="1 1 14rem">
          {texts.newDevice(findDeviceName(userAgent), instantText(at))}
        </Text>
        <Button
          variant="default"
          px="sm"
          loading={confirm.isPending}
          onClick={() => void confirm.run({ loginId })}
        >
          {texts.itWasMe}
        </Button>
        <LinkButton
          to="/llogaria"
          variant="default"
          px="sm"
          aria-label={`${texts.notMe} – ${texts.showDevices}`}
        >
          {texts.notMe}
          {/* Without this text both buttons fit in one row on a phone and next to another alert on a tablet. */}
          <Box component="span" visibleFrom="lg" style={{ whiteSpace: 'pre' }}>
            {` – ${texts.showDevices}`}
          </Box>
        </LinkButton>
      </Group>
    </Alert>
  );
}
