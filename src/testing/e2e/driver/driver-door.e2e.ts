import { expect } from 'vitest';
import { journey, phone } from '#testing/e2e/journey.ts';
import { asPerson, dayAfter, send } from '#testing/e2e/staff-scenes.ts';
import { givenStops, handoverLink, openDay, openStopOf } from './driver-scenes.ts';

journey(
  'midnight takes no handover from the hand, and a cancelled order is not called delivered',
  async ({ shop, visit }) => {
    const date = dayAfter(45);
    const [order] = await givenStops(shop, date, [3]);
    const { page } = await visit(phone);
    await page.clock.setFixedTime(`${date}T21:00:00Z`);
    await openDay(page, shop, date);
    await page.goto('/driver-dashboard');
    await openStopOf(page, order!);
    await handoverLink(page, order!).click();
    const receiver = page.getByLabel('Emri i pranuesit');
    await receiver.fill('Zana');
    await page.clock.setFixedTime(`${dayAfter(46)}T01:00:00Z`);
    // What is told live draws the page anew.
    const fetched = page.waitForResponse(/driver\.orders\.byDay/);
    await givenStops(shop, date, [4]);
    await fetched;
    await expect.poll(() => receiver.inputValue()).toBe('Zana');
    await asPerson(shop, 'admin@furnizo.test', (office) =>
      send(office, shop, 'PUT', '/api/orders/update-status', {
        order_id: order!.orderId,
        delivery_status: 'E Anuluar',
        reason: 'Gabim në porosi',
      }),
    );
    await page.getByText('Kjo porosi është anuluar.').waitFor();
  },
);
