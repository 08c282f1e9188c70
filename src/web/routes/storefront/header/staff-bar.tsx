import { Anchor, Button, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ROLE_HOMES } from '#shared/roles.ts';
import { logOut } from '#web/log-out.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import type { SessionUser } from '#web/session.ts';

export function StaffBar({ user }: { readonly user: SessionUser }) {
  return (
    <div className="shop-header">
      <Group
        wrap="nowrap"
        justify="space-between"
        gap="1rem"
        maw="80rem"
        mx="auto"
        p="0.6rem clamp(1rem, 3vw, 2rem)"
      >
        <Anchor component={Link} to={ROLE_HOMES[user.role]} fw={600}>
          <IconArrowLeft size={18} aria-hidden style={{ verticalAlign: '-4px' }} /> {texts.nav.backToWork}
        </Anchor>
        <Button variant="default" onClick={() => void logOut()}>
          {texts.nav.logout}
        </Button>
      </Group>
    </div>
  );
}
