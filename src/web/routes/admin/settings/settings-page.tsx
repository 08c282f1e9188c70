import { Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { ContactForm } from './contact-form.tsx';
import { DeliveryCard } from './delivery/delivery-card.tsx';
import { MoneyForm } from './money-form.tsx';
import { PricesForm } from './prices-form.tsx';
import { SellerForm } from './seller-form.tsx';
import { ShopForm } from './shop-form.tsx';
import { SynonymsForm } from './synonyms-form.tsx';

export function SettingsPage() {
  const settings = useQuery(api.admin.settings.get.queryOptions());
  return (
    <>
      <Title order={1} mb="lg">
        {tabTexts.tabs.settings}
      </Title>
      <PageState query={settings} loading={<Skeleton height={480} radius="lg" />}>
        {({ seller, contact, shop, money, prices }) => (
          <Stack gap="lg" maw="56rem">
            <ShopForm shop={shop} />
            <DeliveryCard shop={shop} />
            <PricesForm prices={prices} />
            <MoneyForm money={money} />
            <SellerForm seller={seller} />
            <ContactForm contact={contact} />
            <SynonymsForm />
          </Stack>
        )}
      </PageState>
    </>
  );
}
