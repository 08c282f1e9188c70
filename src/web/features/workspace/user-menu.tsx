import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { IconUserCog } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useUser } from '#web/session.ts';
import { uiTexts } from '#web/ui/texts.ts';
import classes from './workspace-shell.module.css';

type UserMenuProps = { readonly isRail: boolean; readonly onChosen: () => void };

/** Who works here, and behind the name what is theirs alone. */
export function UserMenu({ isRail, onChosen }: UserMenuProps) {
  const name = useUser()?.name || uiTexts.unnamedUser;
  return (
    <Menu position="top-start" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes['person'] ?? ''}>
          {!isRail && <Avatar name={name} size={28} color="plain" aria-hidden />}
          <span className={classes['name']}>{name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          renderRoot={(root) => <Link {...root} to="/llogaria" />}
          leftSection={<IconUserCog size={18} aria-hidden />}
          onClick={onChosen}
        >
          {uiTexts.account}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
