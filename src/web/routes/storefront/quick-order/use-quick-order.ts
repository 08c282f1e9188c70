import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { stepFor } from '#shared/prices/pricing.ts';
import { mostQuantity } from '#shared/prices/quantity-rules.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { codesOf, type PastedLine } from '#shared/text/pasted-lines.ts';
import { api } from '#web/api.ts';
import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';
import { useOwnerId } from '#web/session.ts';
import {
  byName,
  type Correction,
  type FoundProduct,
  MAX_LINES,
  matchLines,
  type QuickLine,
  toLines,
  withCode,
} from './read-lines.ts';

const PAUSE_MS = 350;

const CHUNK = 40;
const MAX_CODE_LENGTH = 60;
const MAX_SUGGESTED = 10;

export function useQuickOrder() {
  const store = `quick-order.${useOwnerId()}`;
  const [text, setText] = useState(() => readSaved(store));
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const read = toLines(settled);
  const lines = read.lines.slice(0, MAX_LINES);
  const answers = useLookUp(lines.flatMap(codesOf));
  const suggestions = useSuggestions(answers.isSettled ? unknownCodes(lines, answers.found) : []);
  const taken = suggestions.flatMap(({ code, products: [product], isClear }) =>
    isClear && product ? [{ code, product }] : [],
  );
  const { matched, unknown } = matchLines(
    lines,
    byName([...answers.found, ...taken]),
    chosen,
    new Map(taken.map(({ code, product }) => [product.id, code])),
  );
  const latest = useRef(text);
  const change = (next: string) => {
    latest.current = next;
    setText(next);
    setChosen(new Map());
    writeTabMemory(store, next === '' ? null : next);
  };
  const orderable = matched.filter(isOrderable);
  return {
    text,
    change,
    /** Keeps what was typed while the text was on its way. */
    clear: (sent: string) => {
      if (latest.current === sent) change('');
    },
    append: (code: string) => change(`${text.trimEnd()}${text.trim() === '' ? '' : '\n'}${code} 1\n`),
    choose: (productId: number, quantity: number) => setChosen(new Map(chosen).set(productId, quantity)),
    mean: (correction: Correction) => change(withCode(text, correction)),
    matched,
    unknown: answers.isSettled ? unknown : [],
    unreadable: read.unreadable,
    hasTooMany: read.lines.length > MAX_LINES,
    suggestions: new Map(suggestions.map(({ code, products }) => [code, products])),
    wanted: orderable.map((line) => ({ productId: line.product.id, quantity: orderedOf(line) })),
    totalCents: orderable.reduce((sum, line) => sum + lineTotalOf(line), 0),
    isChecking: text !== settled || (!answers.isSettled && answers.error === null),
    error: answers.error,
    retry: answers.retry,
  };
}

export function isOrderable({ problem }: QuickLine): boolean {
  return problem === null || problem.kind === 'above-stock';
}

function unknownCodes(lines: readonly PastedLine[], found: readonly FoundProduct[]): string[] {
  const { unknown } = matchLines(lines, byName(found), new Map());
  return [...new Set(unknown.flatMap((line) => line.readings[0]?.code ?? []))];
}

export function lineTotalOf(line: QuickLine): number {
  const { product } = line;
  if (product.priceE4 === null) return 0;
  const pieces = orderedOf(line);
  return lineTotal(stepFor(product.priceBreaks, pieces).unitPriceE4, pieces);
}

export function orderedOf({ product, quantity, problem }: QuickLine): number {
  return problem?.kind === 'above-stock' ? mostQuantity(product, problem.available) : quantity;
}

function useLookUp(named: readonly string[]) {
  const codes = [...new Set(named)].filter((code) => code.length <= MAX_CODE_LENGTH);
  const chunks = Array.from({ length: Math.ceil(codes.length / CHUNK) }, (_, index) =>
    codes.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  const queries = useQueries({
    queries: chunks.map((chunk) =>
      api.customer.guide.lookUp.queryOptions({ codes: chunk }, { placeholderData: keepPreviousData }),
    ),
  });
  return {
    found: queries.flatMap((query) => query.data ?? []),
    isSettled: queries.every((query) => query.data !== undefined && !query.isPlaceholderData),
    error: queries.find((query) => query.error)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
}

function useSuggestions(unknown: readonly string[]) {
  const codes = unknown.filter((code) => code.length <= MAX_CODE_LENGTH).slice(0, MAX_SUGGESTED);
  const { data = [] } = useQuery(
    api.customer.guide.suggest.queryOptions(
      { codes },
      { enabled: codes.length > 0, placeholderData: keepPreviousData },
    ),
  );
  return codes.length === 0 ? [] : data;
}

function readSaved(store: string): string {
  const saved = readTabMemory(store);
  return typeof saved === 'string' ? saved : '';
}
