import { Text } from '@mantine/core';
import type { Call } from '#web/routes/call-agent/call/use-call.ts';
import type { Proposals } from '#web/routes/call-agent/call/use-proposals.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { ProductFinder } from './product-finder.tsx';

export function ProductsPanel({ call, proposals }: { readonly call: Call; readonly proposals: Proposals }) {
  const { customer } = call;
  if (!customer) {
    return (
      <Panel title={texts.products.title}>
        <Text ta="center" c="dimmed" py="lg">
          {texts.products.prompt}
        </Text>
      </Panel>
    );
  }
  return <ProductFinder key={customer.id} call={call} customer={customer} proposals={proposals} />;
}
