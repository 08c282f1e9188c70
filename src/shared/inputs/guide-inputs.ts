import { z } from 'zod';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { cleanLine } from '#shared/text/clean-text.ts';
import { idempotencyKeyInput, idInput } from './basic-inputs.ts';
import { MAX_ORDER_LINES } from './order-inputs.ts';

export const MAX_OWN_LISTS = 20;
export const MAX_LIST_ITEMS = MAX_ORDER_LINES;

export const MAX_LIST_MEMBERS = 10;

export const MAX_STARS = 200;
export const MAX_STOCK_REQUESTS = 100;

export const INVITATION_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const INVITATION_LENGTH = 10;

export const MAX_LIST_NAME_LENGTH = 40;

const quantity = z.int().min(1).max(MAX_QUANTITY);

const listName = z
  .string()
  .max(200)
  .transform(cleanLine)
  .pipe(
    z
      .string()
      .min(1, 'Shkruani emrin e listës.')
      .max(MAX_LIST_NAME_LENGTH, 'Emri i listës është tepër i gjatë.'),
  );

export const guideInput = z.object({
  of: z.union([z.literal('bought'), z.literal('starred'), z.object({ listId: idInput })]),
});

export const setStarInput = z.object({ productId: idInput, isStarred: z.boolean() });

export const setStockRequestInput = z.object({ productId: idInput, isWished: z.boolean() });

export const myListInput = z.object({ listId: idInput });

const listItem = z.object({ productId: idInput, quantity: quantity.nullable().default(null) });

export const createListInput = z.object({
  name: listName,
  items: z.array(listItem).max(MAX_LIST_ITEMS).default([]),
  idempotencyKey: idempotencyKeyInput,
});

export const renameListInput = z.object({ listId: idInput, name: listName });

export const putOnListInput = z.object({ listId: idInput, ...listItem.shape });

export const listItemInput = z.object({ listId: idInput, productId: idInput });

export const moveListItemInput = z.object({
  listId: idInput,
  productId: idInput,
  to: z.int().min(0).max(MAX_LIST_ITEMS),
});

export const joinListInput = z.object({
  code: z
    .string()
    .max(100)
    .transform((code) => code.toUpperCase().replace(/[^0-9A-Z]/g, '')),
});

export const lookUpCodesInput = z.object({
  codes: z.array(z.string().max(60).transform(cleanLine)).min(1).max(100),
});

export const suggestForCodesInput = z.object({
  codes: z.array(z.string().max(60).transform(cleanLine)).min(1).max(10),
});

export const notificationsSeenInput = z.object({ upTo: z.int().min(0) });
