import { z } from 'zod';
import { idempotencyKeyInput, idInput } from './basic-inputs.ts';
import { cleanLine } from './clean-text.ts';
import { MAX_ORDER_LINES } from './order-inputs.ts';
import { MAX_QUANTITY } from './stock.ts';

/** Lists that one customer may have, also shared ones, and products on one list. */
export const MAX_OWN_LISTS = 20;
export const MAX_LIST_ITEMS = MAX_ORDER_LINES;

/** Other logins with whom one list may be shared. */
export const MAX_LIST_MEMBERS = 10;

/** Products that a customer may star, and wait for, at a time. */
export const MAX_STARS = 200;
export const MAX_STOCK_WISHES = 100;

/** Characters of an invitation, without those that are mistaken for others. */
export const INVITATION_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const INVITATION_LENGTH = 10;

/** Longest name of a list. */
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

/** Which part of the order guide: all that was bought, what is starred, or one list. */
export const guideInput = z.object({
  of: z.union([z.literal('bought'), z.literal('starred'), z.object({ listId: idInput })]),
});

/** A star, on or off. */
export const setStarInput = z.object({ productId: idInput, isStarred: z.boolean() });

/** Waiting for a sold-out product, or no longer. */
export const setStockWishInput = z.object({ productId: idInput, isWished: z.boolean() });

/** A list by its id. */
export const ownListInput = z.object({ listId: idInput });

const listItem = z.object({ productId: idInput, quantity: quantity.nullable().default(null) });

/** A new list, empty or with what shall be on it. */
export const createListInput = z.object({
  name: listName,
  items: z.array(listItem).max(MAX_LIST_ITEMS).default([]),
  idempotencyKey: idempotencyKeyInput,
});

/** Another name for a list. */
export const renameListInput = z.object({ listId: idInput, name: listName });

/** A product for a list, or another quantity of one that is on it; null is as much as usual. */
export const putOnListInput = z.object({ listId: idInput, ...listItem.shape });

/** A product of a list. */
export const listItemInput = z.object({ listId: idInput, productId: idInput });

/** Another place for a product of a list, from 0. */
export const moveListItemInput = z.object({
  listId: idInput,
  productId: idInput,
  to: z.int().min(0).max(MAX_LIST_ITEMS),
});

/** The code of an invitation as it was read out or pasted. */
export const joinListInput = z.object({
  code: z
    .string()
    .max(100)
    .transform((code) => code.toUpperCase().replace(/[^0-9A-Z]/g, '')),
});

/** Somebody with whom a list is no longer shared. */
export const listMemberInput = z.object({ listId: idInput, userId: idInput });

/** Codes or barcodes that were typed, pasted or scanned. */
export const lookUpCodesInput = z.object({
  codes: z.array(z.string().max(60).transform(cleanLine)).min(1).max(100),
});

/** Codes that nothing has. */
export const suggestForCodesInput = z.object({
  codes: z.array(z.string().max(60).transform(cleanLine)).min(1).max(10),
});

/** News that have been on the screen: up to this moment (ms). */
export const notificationsSeenInput = z.object({ upTo: z.int().min(0) });
