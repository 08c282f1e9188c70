import { Button, Group, Title } from '@mantine/core';
import { IconBrandWhatsapp, IconMapPin, IconMessageCircle, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatPhone, telHref } from '#shared/text/phone.ts';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { useShopInfo } from '#web/routes/storefront/use-shop-info.ts';
import { useUser } from '#web/session.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import classes from './home-page.module.css';

const { home } = texts;

const digitsOf = (number: string) => number.replace(/\D/g, '');

export function ContactBlock() {
  const contact = useShopInfo(useIsLoaded()).data?.contact;
  const isGuest = useUser() === null;
  return (
    <section className={`${classes['section']} ${classes['contact']}`}>
      <div className={classes['contactBox']}>
        <div>
          <Title order={2}>{home.contact}</Title>
          <p>{home.contactText}</p>
          {contact?.address && <p>{[contact.address, contact.openingHours].filter(Boolean).join(' · ')}</p>}
          <Group align="stretch" gap="0.6rem">
            {contact?.phone && (
              <Way href={telHref(contact.phone)} icon={<IconPhone size={18} aria-hidden />}>
                {formatPhone(contact.phone)}
              </Way>
            )}
            {contact?.whatsapp && (
              <Way
                href={`https://wa.me/${digitsOf(contact.whatsapp)}`}
                icon={<IconBrandWhatsapp size={18} aria-hidden />}
              >
                {home.whatsapp}
              </Way>
            )}
            {contact?.viber && (
              <Way
                href={`viber://chat?number=%2B${digitsOf(contact.viber)}`}
                icon={<IconMessageCircle size={18} aria-hidden />}
              >
                {home.viber}
              </Way>
            )}
            {contact?.mapUrl && (
              <Way href={contact.mapUrl} icon={<IconMapPin size={18} aria-hidden />}>
                {home.map}
              </Way>
            )}
          </Group>
        </div>
        {isGuest && (
          <div>
            <p>{home.signupText}</p>
            <LinkButton to="/signup" size="lg">
              {home.signup}
            </LinkButton>
          </div>
        )}
      </div>
    </section>
  );
}

type WayProps = { readonly href: string; readonly icon: ReactNode; readonly children: ReactNode };

function Way({ href, icon, children }: WayProps) {
  const isOutside = href.startsWith('http');
  return (
    <Button
      component="a"
      href={href}
      variant="default"
      size="md"
      leftSection={icon}
      {...(isOutside ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {children}
    </Button>
  );
}
