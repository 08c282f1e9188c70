import type { Call } from '#web/routes/call-agent/call/use-call.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { ProductFinder } from './product-finder.tsx';
import classes from './products.module.css';

/** What the customer on the telephone can buy. */
export function ProductsPanel({ call }: { readonly call: Call }) {
  const { customer } = call;
  if (!customer) {
    return (
      <Panel title={texts.products.title} className={classes['panel']}>
        <p className={classes['prompt']}>{texts.products.prompt}</p>
      </Panel>
    );
  }
  return <ProductFinder key={customer.id} call={call} customer={customer} />;
}
