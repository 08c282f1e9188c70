import { Box, Button, Text, Title } from '@mantine/core';
import { countText, fullQuantityText, isSoldByPack } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { onlyInStockMessage } from '#shared/stock.ts';
import { StockAlertButton } from '#web/routes/storefront/guide/stock-alert-button.tsx';
import { Price } from '#web/routes/storefront/products/price.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Money } from '#web/ui/money.tsx';
import classes from './quick-order.module.css';
import { MAX_LINES, type QuickLine } from './read-lines.ts';
import { quickTexts } from './texts.ts';
import { isOrderable, lineTotalOf, orderedOf, type useQuickOrder } from './use-quick-order.ts';

/** Two-line label: trimming to cap height would clip descenders. */
const WRAPPED = {
  label: { height: 'auto', whiteSpace: 'normal', textBox: 'normal', overflow: 'visible' },
} as const;

export function Preview({ order }: { readonly order: ReturnType<typeof useQuickOrder> }) {
  if (order.text.trim() === '') return null;
  return (
    <section aria-label={quickTexts.preview}>
      <Title order={2} m="0.5rem 0 0" fz="1.15rem">
        {quickTexts.preview}
      </Title>
      {order.error !== null && (
        <ErrorBox error={order.error} fallback={quickTexts.offline} onRetry={order.retry} />
      )}
      <Text size="sm" c="dimmed" role="status" mih={22}>
        {order.isChecking ? quickTexts.checking : ''}
      </Text>
      <ul>
        {order.matched.map((line) => (
          <li key={line.product.id} className={`${classes['line']} ${classes['matched']}`}>
            <Matched line={line} onChoose={(quantity) => order.choose(line.product.id, quantity)} />
          </li>
        ))}
        {order.unknown.map((line) => {
          const code = line.readings[0]?.code ?? line.text;
          const products = order.suggestions.get(code)?.filter((product) => product.code !== '') ?? [];
          return (
            <li key={line.text} className={classes['line']} data-wrong>
              <strong>{quickTexts.unknown(code)}</strong>
              {products.length > 0 && <span>{quickTexts.maybe}</span>}
              {products.map((product) => (
                <Button
                  key={product.id}
                  size="sm"
                  h="auto"
                  mih={36}
                  variant="default"
                  styles={WRAPPED}
                  onClick={() => order.mean({ line: line.text, wrong: code, code: product.code })}
                >
                  {product.code} · {joinUnits(product.name)}
                </Button>
              ))}
            </li>
          );
        })}
        {order.unreadable.map((line) => (
          <li key={line} className={classes['line']} data-wrong>
            {quickTexts.unreadable(line)}
          </li>
        ))}
      </ul>
      {order.hasTooMany && <Text c="var(--shop-bad-text)">{quickTexts.tooMany(MAX_LINES)}</Text>}
    </section>
  );
}

type MatchedProps = { readonly line: QuickLine; readonly onChoose: (quantity: number) => void };

function Matched({ line, onChoose }: MatchedProps) {
  const { product, said, problem, takenFor } = line;
  return (
    <>
      <span className={classes['quantity']}>
        {countText(orderedOf(line), product)}
        {'\u00a0×'}
      </span>
      <span className={classes['name']}>
        {joinUnits(product.name)}
        <span className={classes['facts']}>
          <span>{product.code}</span>
          {product.stock > 0 && <span>{quickTexts.inStock(countText(product.stock, product))}</span>}
          {problem === null && said !== '' && (
            <Box component="span" display="block" c="var(--shop-good-text)" fz="0.8125rem">
              {said}
            </Box>
          )}
          {takenFor !== null && <span className={classes['taken']}>{quickTexts.takenFor(takenFor)}</span>}
        </span>
      </span>
      <span className={classes['price']}>
        <Price product={product} />
      </span>
      {product.priceE4 !== null && isOrderable(line) && (
        <Money cents={lineTotalOf(line)} className={classes['sum']} />
      )}
      {line.problem && (
        <div className={classes['trouble']}>
          <Trouble line={line} onChoose={onChoose} />
        </div>
      )}
    </>
  );
}

function Trouble({ line: { product, quantity, said, problem }, onChoose }: MatchedProps) {
  return (
    <>
      {problem?.kind === 'sold-out' && (
        <>
          <Box component="strong" c="var(--shop-bad-text)">
            {quickTexts.soldOut}
          </Box>
          <StockAlertButton product={product} />
        </>
      )}
      {problem?.kind === 'on-request' && (
        <Box component="strong" c="var(--shop-bad-text)">
          {quickTexts.onRequest}
        </Box>
      )}
      {problem?.kind === 'above-stock' && (
        <Box component="strong" c="var(--shop-bad-text)">
          {onlyInStockMessage(problem.available)}
        </Box>
      )}
      {problem?.kind === 'not-sold' && (
        <>
          <Box component="strong" c="var(--shop-bad-text)">
            {said || quickTexts.notSold(countText(quantity, product))}
          </Box>
          {problem.nearest.map((each) => (
            <Button key={each} size="sm" variant="light" onClick={() => onChoose(each)}>
              {quickTexts.take(
                isSoldByPack(product) ? fullQuantityText(each, product) : countText(each, product),
              )}
            </Button>
          ))}
        </>
      )}
    </>
  );
}
