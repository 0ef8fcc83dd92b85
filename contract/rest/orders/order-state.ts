import * as z from 'zod/mini';
import { orderLinkErrorCodes } from '../../../domain/trading/e-list/closed-link';
import { recordStatuses } from '../../../domain/trading/dealing/record-status';
import { orderResult } from './order-result';

/** The order list that a call is about. */
export const orderListId = z.object({ oid: z.string().check(z.minLength(1), z.maxLength(64)) });

/** The codes of a link that leads to no orders [OPEN-78, TRADE-93..95]. */
export const linkErrorCodes = Object.values(orderLinkErrorCodes);

/** urlService/orderState (TW): what became of an order list; figures are decimal text; a switch has a row for each of its sides [TRADE-36..43, ENUM-01, ENUM-35]. */
export const orderState = z.object({
  oid: z.string(),
  state: z.enum(['open', 'sent', 'expired', 'replaced', 'cancelled']),
  /** The answer to its submission, once it was carried out. */
  result: z.nullable(orderResult),
  orders: z.array(
    z.object({
      orderId: z.string(),
      orderNo: z.optional(z.nullable(z.string())),
      type: z.enum(['B', 'R', 'SF', 'ST']),
      fundCode: z.string(),
      currency: z.string(),
      status: z.enum(recordStatuses),
      dealingDate: z.nullable(z.string()),
      price: z.nullable(z.string()),
      units: z.nullable(z.string()),
      amount: z.nullable(z.string()),
      fee: z.nullable(z.string()),
    }),
  ),
});

export type OrderStateAnswer = z.infer<typeof orderState>;
