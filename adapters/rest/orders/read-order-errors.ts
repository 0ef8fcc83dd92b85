import * as z from 'zod/mini';
import type { OrderCheckError } from '../../../application/ports/orders/order-checks';
import { onlyPresent } from '../../http/only-present';
import { serverErrors } from '../../http/server-errors';
import { optionalText } from '../../http/wire-fields';

const orderFields = z.object({ fundCode: optionalText, intoFundCode: optionalText, currency: optionalText });

/**
 * Reads the server's errors against orders, in its order, its words cleaned for display; one that can't be read isn't
 * passed over [ERR-22, TRADE-60].
 */
export const readOrderErrors = (list: readonly unknown[]): readonly OrderCheckError[] =>
  list.flatMap((item) => {
    const { data: order } = z.safeParse(orderFields, item);
    const [error = { code: unreadable }] = serverErrors([item]);
    return onlyPresent({ ...error, ...order });
  });

const unreadable = 'UNREADABLE';
