import * as z from 'zod/mini';
import type { CashTransaction } from '../../../domain/cash-account/cash-transaction';
import { parseCashTransactionStatus } from '../../../domain/cash-account/cash-transaction-status';
import { parseCashTransactionType } from '../../../domain/cash-account/cash-transaction-type';
import { figurePrecision } from '../../../domain/holdings/figures/figure-precision';
import { optionalPrecision, optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';

/** A transaction of the Cash Account on the wire [ENT-28]; one of a type or status we don't know still moves the balance, so it isn't refused. */
export const cashTransactionFields = z.object({
  vcaTransactionSid: z.string(),
  transactionCurrency: z.string(),
  transactionLastUpdateTime: optionalText,
  transactionType: optionalText,
  amountSigNum: z.optional(z.transform((sign: unknown) => (sign === 1 || sign === -1 ? sign : undefined))),
  amount: optionalFigure,
  amountPrecision: optionalPrecision,
  transactionStatus: optionalText,
  paymentStatus: optionalText,
  carriedForwardBalance: optionalFigure,
  balancePrecision: optionalPrecision,
  remark: optionalText,
});

/** The fields of a withdrawal that its client lets wait, beside its transaction. */
export const heldFields = { heldUntil: optionalText, cancelledAt: optionalText };

/** The transaction of our words [ENT-28]. */
export const toCashTransaction = (wire: z.output<typeof cashTransactionFields>): CashTransaction => ({
  ...wire,
  transactionType: parseCashTransactionType(wire.transactionType),
  amountPrecision: figurePrecision('other', wire.amountPrecision),
  transactionStatus: parseCashTransactionStatus(wire.transactionStatus),
  paymentStatus: parseCashTransactionStatus(wire.paymentStatus),
  balancePrecision: figurePrecision('other', wire.balancePrecision),
});
