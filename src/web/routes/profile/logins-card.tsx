import { Box, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { findDeviceName } from '#web/device/device-name.ts';
import { forgetProductLists } from '#web/device/product-cache.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { clearUser } from '#web/session.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import classes from './profile-page.module.css';
import { texts } from './texts.ts';

const { account: words } = texts;

const loadConfirmDialog = () => import('#web/ui/confirm-dialog.tsx').then((module) => module.ConfirmDialog);

export function LoginsCard() {
  const instantText = useInstantText();
  const logins = useQuery(api.profile.logins.queryOptions());
  const end = useAction(api.profile.endLogin, {
    success: words.ended,
    failure: words.failure,
    affects: ['user'],
  });
  const confirm = useAction(api.profile.confirmDevice, { failure: words.failure, affects: ['user'] });
  return (
    <section className={classes['card']} aria-labelledby="logins">
      <h2 id="logins">{words.logins}</h2>
      <Box component="p" m="0.25rem 0 1.1rem" c="dimmed">
        {words.loginsText}
      </Box>
      <PageState query={logins} loading={<Skeleton height={72} mb="md" />} failure={words.failure}>
        {(list) => (
          <Stack component="ul" gap={0} mb="1.1rem">
            {list.map((login) => (
              <li key={login.id} className={classes['login']}>
                <div>
                  <Group component="span" gap="0.5rem" fw={600}>
                    {findDeviceName(login.userAgent) ?? words.unknownDevice}
                    {login.isNewDevice && <Pill tone="warn">{words.newDevice}</Pill>}
                    {login.isCurrent && <Pill tone="good">{words.thisDevice}</Pill>}
                  </Group>
                  <Box component="span" c="dimmed" fz="0.875rem">
                    {words.lastUsed(instantText(login.lastUsedAt))}
                  </Box>
                </div>
                {!login.isCurrent && (
                  <Group gap="xs">
                    {login.isNewDevice && (
                      <Button variant="default" onClick={() => void confirm.run({ loginId: login.id })}>
                        {words.itWasMe}
                      </Button>
                    )}
                    <Button variant="default" onClick={() => void end.run({ loginId: login.id })}>
                      {words.endLogin}
                    </Button>
                  </Group>
                )}
              </li>
            ))}
          </Stack>
        )}
      </PageState>
      <SignOutEverywhere />
    </section>
  );
}

function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const signOut = useAction(api.profile.signOutEverywhere, {
    failure: words.failure,
    onSuccess: () => {
      clearUser();
      forgetProductLists();
      queryClient.clear();
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words.everywhere}
      </Button>
      {isAsking && (
        <LazyPart load={loadConfirmDialog} onMissing={() => setAsking(false)}>
          {(ConfirmDialog) => (
            <ConfirmDialog
              isOpen
              title={words.everywhereTitle}
              confirmLabel={words.everywhere}
              isDestructive
              isWorking={signOut.isPending}
              onConfirm={() => void signOut.run()}
              onCancel={() => setAsking(false)}
            >
              {words.everywhereText}
            </ConfirmDialog>
          )}
        </LazyPart>
      )}
    </>
  );
}
