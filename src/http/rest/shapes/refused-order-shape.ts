import { int, shapeOf, text } from '#http/rest/kit/shape.ts';

type Refused = { readonly orderId: number; readonly error: string; readonly message: string };

export const refusedOrderShape = shapeOf<Refused>('RefusedOrder')({
  order_id: int((order) => order.orderId),
  ...text.named('error', 'message'),
});
