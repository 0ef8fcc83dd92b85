import * as z from 'zod/mini';
import { isIsoDate } from '../../../domain/calendar/iso-text';
import { isZero, parseDecimal } from '../../../domain/money/decimal';
import { isStatedFigure } from '../../../domain/money/largest-figure';

/** Decimal text above zero, of a length and up to the largest figure that a client can state. */
const figure = z.string().check(z.maxLength(40), z.refine(isAboveZero));
const code = z.string().check(z.minLength(1), z.maxLength(32));
const currency = z.string().check(z.minLength(1), z.maxLength(8));
/** The dealing day that the client chose for a purchase ahead [LINK-28]. */
const dealOn = z.optional(z.nullable(z.string().check(z.refine(isIsoDate))));
/** True if it subscribes to a new fund, by the service for those [CONF-27]. */
const isIpo = z.optional(z.nullable(z.boolean()));
const paymentType = z.optional(z.nullable(z.string().check(z.maxLength(16))));

/** orders/compose: the orders that a client places, on one account; without it on the client's first [ORDQ-01..03]. */
export const orderComposition = z.object({
  accountNo: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  orders: z
    .array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('B'), fundCode: code, currency, amount: figure, dealOn, isIpo }),
        z.object({ type: z.literal('R'), fundCode: code, currency, paymentType, units: figure }),
        z.object({
          type: z.literal('S'),
          fundCode: code,
          intoFundCode: code,
          currency,
          paymentType,
          units: figure,
          isIpo,
        }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(20)),
});

/** orders/compose: the number of the list that was made. */
export const composedList = z.object({ oid: z.string() });

function isAboveZero(text: string): boolean {
  const parsed = parseDecimal(text);
  return parsed.ok && !isZero(parsed.value) && isStatedFigure(text);
}
