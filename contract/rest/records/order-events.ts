import * as z from 'zod/mini';
import { orderEventKinds } from '../../../domain/trading/dealing/order-event';
import { orderRejections } from '../../../domain/trading/dealing/order-rejection';

/** The order that a call is about. */
export const orderId = z.object({ orderId: z.string().check(z.minLength(1), z.maxLength(80)) });

const figure = z.nullable(z.string());

/** orders/events: what happened to an order, one after the other; figures are decimal text, the cost in the fund's currency, the amount in the order's [ORDQ-06]. */
export const orderEventList = z.object({
  orderId: z.string(),
  events: z.array(
    z.object({
      kind: z.enum(orderEventKinds),
      at: z.string(),
      dealingDate: z.nullable(z.string()),
      price: figure,
      units: figure,
      cost: figure,
      amount: figure,
      /** Off what units bring, where their fund takes its fee on the way out [TRADE-111]. */
      backEndFee: z.optional(figure),
      /** Off what units bring, for having been held so briefly [TRADE-126]. */
      shortTermFee: figure,
      reason: z.nullable(z.enum(orderRejections)),
      /** The side that was dealt at a price corrected later; null for any other event. */
      side: z.optional(z.nullable(z.enum(['priced', 'invested']))),
      /** The instant until which an order is held. */
      heldUntil: z.optional(z.nullable(z.string())),
    }),
  ),
});

export type OrderEventList = z.infer<typeof orderEventList>;

/** orders/cancel: which order, and in Taiwan the trading password that confirms it. */
export const wireOrderCancellation = z.object({
  ...orderId.shape,
  vpin: z.optional(z.string().check(z.maxLength(64))),
});

/** orders/cancel: since when the order is cancelled, an instant. */
export const cancelledOrder = z.object({ orderId: z.string(), cancelledAt: z.string() });
