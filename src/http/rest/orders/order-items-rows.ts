import { z } from 'zod';
import { idParam } from '#http/rest/kit/number-params.ts';
import { quantityParam } from '#http/rest/kit/order-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { reasonInput } from '#shared/inputs/order-inputs.ts';
import { toEuros } from '#shared/prices/money.ts';

const tag = 'Order items';
const warehouse = ['stocker', 'admin'] as const;

const TEXTS = {
  stockToggled: 'Statusi i stokut u përditësua me sukses',
  added: 'Artikulli u shtua në porosi',
  updated: 'Sasia u përditësua me sukses',
  removed: 'Artikulli u hoq nga porosia',
} as const;

const edited = z.object({ success: z.literal(true), new_total: z.number(), message: z.string() });

function toEdited({ totalCents }: { readonly totalCents: number }, message: string) {
  return { success: true as const, new_total: toEuros(totalCents), message };
}

export const orderItemsRows: readonly RestRow[] = [
  defineRow({
    method: 'PATCH',
    url: '/orders/order-item/toggle-stock',
    roles: warehouse,
    input: z.object({ order_id: idParam, product_id: idParam }),
    output: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.object({ stock_confirmed: z.boolean() }),
    }),
    doc: {
      tag,
      summary: 'Confirm the stock of an item, or take the confirmation back',
      errors: { 404: ['Order not found', 'Order item not found'] },
    },
    call: async ({ caller }, { order_id: orderId, product_id: productId }) => {
      const line = await caller.stocker.orders.toggleStock({ orderId, productId });
      return {
        success: true as const,
        message: TEXTS.stockToggled,
        data: { stock_confirmed: line.isStockConfirmed },
      };
    },
  }),
  defineRow({
    method: 'POST',
    url: '/orders/add-item',
    roles: warehouse,
    input: z.object({ order_id: idParam, product_id: idParam, quantity: quantityParam, reason: reasonInput }),
    output: edited,
    doc: {
      tag,
      summary: 'Put a product into an order, onto its line where there is one',
      errors: {
        404: ['Order not found', 'Product not found'],
        409: [
          'Insufficient stock',
          'Order cannot be changed',
          'Product not available in region',
          'Quantity not allowed',
        ],
      },
    },
    call: async (
      { caller },
      { order_id: orderId, product_id: productId, quantity, reason: overrideReason },
    ) =>
      toEdited(
        await caller.stocker.orders.addItem({ orderId, productId, quantity, overrideReason }),
        TEXTS.added,
      ),
  }),
  defineRow({
    method: 'PUT',
    url: '/orders/update-item',
    roles: warehouse,
    input: z
      .object({
        order_item_id: idParam.optional(),
        order_product_id: idParam.optional(),
        quantity: quantityParam,
        reason: reasonInput,
      })
      .transform((item, context) => {
        const orderLineId = item.order_item_id ?? item.order_product_id;
        if (orderLineId !== undefined)
          return { orderLineId, quantity: item.quantity, overrideReason: item.reason };
        context.addIssue({
          code: 'custom',
          path: ['order_item_id'],
          message: 'order_item_id is missing',
        });
        return z.NEVER;
      }),
    output: edited,
    doc: {
      tag,
      summary: 'Set the quantity of an item, named by `order_item_id` or `order_product_id`',
      errors: {
        404: ['Order item not found'],
        409: ['Insufficient stock', 'Order cannot be changed', 'Quantity not allowed'],
      },
    },
    call: async ({ caller }, item) => toEdited(await caller.stocker.orders.updateItem(item), TEXTS.updated),
  }),
  defineRow({
    method: 'DELETE',
    url: '/orders/remove-item/{order_product_id}',
    roles: warehouse,
    input: z.object({ order_product_id: idParam }),
    output: edited,
    doc: {
      tag,
      summary: 'Take an item out of its order',
      errors: {
        404: ['Order item not found'],
        409: ['Last item cannot be removed', 'Order cannot be changed', 'Conflict'],
      },
    },
    call: async ({ caller }, { order_product_id: orderLineId }) =>
      toEdited(await caller.stocker.orders.removeItem({ orderLineId }), TEXTS.removed),
  }),
];
