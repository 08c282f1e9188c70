import { Avatar, Button, Menu, Switch } from '@mantine/core';
import { IconKeyboard, IconUserCog } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useUser } from '#web/session.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { KeyHint } from '#web/ui/key-hint.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { isSoundOn, playMark, setSound } from './marks.ts';
import { workspaceTexts as texts } from './texts.ts';

type UserMenuProps = {
  readonly isRail: boolean;
  readonly onChosen: () => void;
  readonly onShowKeys: () => void;
};

export function UserMenu({ isRail, onChosen, onShowKeys }: UserMenuProps) {
  const user = useUser();
  const name = user?.name || uiTexts.unnamedUser;
  const [hasSound, setHasSound] = useState(() => user !== null && isSoundOn(user.id));
  const toggleSound = () => {
    if (!user) return;
    setSound(user.id, !hasSound);
    setHasSound(!hasSound);
    if (!hasSound) playMark('new');
  };
  return (
    <Menu position="top-start" width={270}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="inherit"
          fullWidth
          mih="max(40px, var(--staff-target, 0px))"
          h="auto"
          px={isRail ? 2 : 8}
          fz={isRail ? 11 : 'sm'}
          justify={isRail ? 'center' : 'flex-start'}
          styles={{ label: { whiteSpace: 'normal' } }}
          leftSection={!isRail && <Avatar name={name} size={28} color="plain" aria-hidden />}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          renderRoot={(root) => <Link {...root} to="/llogaria" />}
          leftSection={<IconUserCog size={18} aria-hidden />}
          onClick={onChosen}
        >
          {uiTexts.account}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconKeyboard size={18} aria-hidden />}
          rightSection={<KeyHint keys="?" />}
          onClick={() => {
            onChosen();
            onShowKeys();
          }}
        >
          {texts.keys}
        </Menu.Item>
        <Menu.Item
          role="menuitemcheckbox"
          aria-checked={hasSound}
          closeMenuOnClick={false}
          rightSection={
            <Switch checked={hasSound} readOnly tabIndex={-1} aria-hidden style={{ pointerEvents: 'none' }} />
          }
          onClick={toggleSound}
        >
          {texts.sound}
          <Dimmed size="xs">{texts.soundHint}</Dimmed>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
