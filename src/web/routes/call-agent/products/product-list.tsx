import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { texts } from '#web/routes/call-agent/texts.ts';
import { ProductRow, ProductRowSkeleton } from './product-row.tsx';
import classes from './products.module.css';
import type { Habit, RegionProduct } from './region-product.ts';
import type { Range } from './use-region-products.ts';

type ProductListProps = {
  readonly products: {
    readonly total: number;
    readonly at: (index: number) => RegionProduct | undefined;
    readonly isSubstitute: (index: number) => boolean;
  };
  readonly query: string;
  readonly habits: ReadonlyMap<number, Habit>;
  readonly inDraft: ReadonlyMap<number, number>;
  readonly activeIndex: number | null;
  readonly onRange: (range: Range) => void;
  readonly onAdd: (product: RegionProduct, typed: string) => void;
};

const ROW_PX = 72;
const NARROW_ROW_PX = 112;

export function ProductList({ products, query, onRange, activeIndex, ...row }: ProductListProps) {
  const { habits, inDraft, onAdd } = row;
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 30em)', false);
  const size = isNarrow ? NARROW_ROW_PX : ROW_PX;
  const virtual = useVirtualizer({
    count: products.total,
    getScrollElement: () => box.current,
    estimateSize: () => size,
    overscan: 4,
  });
  const rows = virtual.getVirtualItems();
  const from = rows[0]?.index ?? 0;
  const to = rows.at(-1)?.index ?? 0;
  useEffect(() => onRange({ from, to }), [from, to, onRange]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows whose height changed are measured again.
  useEffect(() => virtual.measure(), [size, virtual]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the term triggers the effect.
  useEffect(() => virtual.scrollToOffset(0), [query, virtual]);
  useEffect(() => {
    if (activeIndex !== null) virtual.scrollToIndex(activeIndex);
  }, [activeIndex, virtual]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to scroll with the keyboard.
    <section ref={box} className={classes['scroll']} tabIndex={0} aria-label={texts.products.list}>
      {/*
       * biome-ignore lint/a11y/useSemanticElements: virtual rows are positioned absolutely, which a list element hinders.
       */}
      <div role="list" style={{ position: 'relative', height: virtual.getTotalSize() }}>
        {rows.map(({ index, start, key }) => {
          const product = products.at(index);
          return (
            // biome-ignore lint/a11y/useSemanticElements: see above.
            <div
              key={key}
              role="listitem"
              aria-setsize={products.total}
              aria-posinset={index + 1}
              className={classes['place']}
              style={{ height: size, transform: `translateY(${start}px)` }}
            >
              {product ? (
                <ProductRow
                  key={product.id}
                  product={product}
                  habit={habits.get(product.id)}
                  inDraft={inDraft.get(product.id) ?? 0}
                  isActive={index === activeIndex}
                  isSubstitute={products.isSubstitute(index)}
                  onAdd={onAdd}
                />
              ) : (
                <ProductRowSkeleton />
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
