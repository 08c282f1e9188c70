import { readCount } from '#shared/prices/read-quantity.ts';
import { codeKey } from '#shared/text/barcode.ts';
import {
  codesOf,
  findMeant,
  type PastedLine,
  type PastedLines,
  readPastedLines,
} from '#shared/text/pasted-lines.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { queryClient } from '#web/query-client.ts';
import { addPieces, type Draft, type DraftProduct, goodsOf } from '#web/routes/call-agent/call/draft.ts';
import { leftOutTexts } from '#web/routes/call-agent/call/left-out-texts.ts';
import { type LeftOut, shortageOf } from '#web/routes/call-agent/call/line-changes.ts';
import type { Call, Customer } from '#web/routes/call-agent/call/use-call.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { type Dictated, toDraftProduct } from './region-product.ts';

const MAX_LINES = 200;

const CHUNK = 40;
const MAX_CODE_LENGTH = 60;

type Products = ReadonlyMap<string, Dictated>;

export function usePaste(call: Call, customer: Customer, searchFor: (text: string) => void) {
  return (text: string) => {
    const pasted = readPastedLines(text);
    if (!pasted) return;
    const list = { ...pasted, lines: pasted.lines.slice(0, MAX_LINES) };
    const ignored = pasted.lines.length - list.lines.length;
    const lookUp = fetchByCode(customer, list.lines).catch((error: unknown) => {
      showToast({ tone: 'error', message: errorText(error, texts.products.pasteFailed) });
      return null;
    });
    call.whenFound(lookUp, (products) => {
      if (products === null) return;
      if (products.size === 0 && list.lines.length + list.unreadable.length === 1) searchFor(text.trim());
      else takeOver(call, list, products, ignored > 0 ? [leftOutTexts.tooMany(MAX_LINES, ignored)] : []);
    });
  };
}

async function fetchByCode(customer: Customer, lines: readonly PastedLine[]): Promise<Products> {
  const readings = lines.flatMap((line) => codesOf(line));
  const codes = [...new Set(readings)].filter((code) => code.length <= MAX_CODE_LENGTH);
  const chunks = Array.from({ length: Math.ceil(codes.length / CHUNK) }, (_, index) =>
    codes.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  const answers = await Promise.all(
    chunks.map((chunk) => {
      const request = { regionId: customer.regionId, customerId: customer.id, codes: chunk };
      const question = api.callAgent.products.byCode.queryOptions(request);
      return queryClient.fetchQuery({ ...question, staleTime: 0 });
    }),
  );
  return new Map(answers.flat().map((product) => [codeKey(product.code), product]));
}

function takeOver(call: Call, list: PastedLines, products: Products, alsoLeftOut: string[]): void {
  const { history } = texts;
  const sentences = [...list.unreadable.map(leftOutTexts.badLine), ...alsoLeftOut];
  const short = new Map<number, DraftProduct>();
  const leftOut: LeftOut[] = [];
  let taken = 0;
  call.update((before) => {
    let draft: Draft = before;
    for (const line of list.lines) {
      const found = findMeant(line, products);
      if (!found) {
        sentences.push(leftOutTexts.unknownCode(line.readings[0]?.code ?? line.text));
        continue;
      }
      const product = toDraftProduct(found.product);
      const { quantity, measure = null } = found;
      const reading = readCount(quantity, measure, goodsOf(product), {
        available: product.stock,
        loose: 'offered',
      });
      if (reading.kind !== 'quantity') {
        const choices = reading.kind === 'choices' ? reading : { sentence: line.text, choices: [] };
        leftOut.push({
          sentence: leftOutTexts.short(product.name, choices.sentence),
          offer: { product, choices: choices.choices },
        });
        continue;
      }
      const changed = addPieces(draft, product, reading.pieces);
      if (changed.available === null) taken += 1;
      else short.set(product.productId, product);
      draft = changed.draft;
    }
    for (const product of short.values()) leftOut.push(shortageOf(draft, product));
    return draft;
  });
  call.showLeftOut([...[...new Set(sentences)].map((sentence) => ({ sentence })), ...leftOut]);
  if (taken > 0) showToast({ tone: 'success', message: history.repeated(taken) });
}
