import { Button } from '@mantine/core';
import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { telHref } from '#shared/text/phone.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { type DriverOrder, mapLink } from './driver-order.ts';

export function StopContact({ order, size }: { readonly order: DriverOrder; readonly size: 'md' | 'lg' }) {
  return (
    <>
      {order.buyerPhone !== '' && (
        <Button
          component="a"
          href={telHref(order.buyerPhone)}
          size={size}
          variant="default"
          aria-label={texts.callOf(order.buyerName)}
          leftSection={<IconPhone size={20} aria-hidden />}
        >
          {texts.call}
        </Button>
      )}
      {order.buyerAddress !== '' && (
        <Button
          component="a"
          href={mapLink(order.buyerAddress)}
          target="_blank"
          rel="noreferrer"
          size={size}
          variant="default"
          aria-label={texts.mapOf(order.buyerName)}
          leftSection={<IconMapPin size={20} aria-hidden />}
        >
          {texts.map}
        </Button>
      )}
    </>
  );
}
