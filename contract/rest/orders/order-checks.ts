import * as z from 'zod/mini';
import { ours } from '../ours';
import { isDecimalText } from '../../../domain/money/decimal';
import { feeTypes } from '../../../domain/funds/fee-type';
import { agreementFunctionCodes } from '../../../domain/trading/notes/agreement-function-code';
import { orderPayments } from '../../../domain/trading/orders/order-payment';
import { lineProblems } from '../../../domain/trading/orders/line-problem';
import { pointsToRedeem } from './order-submission';

const text = z.optional(z.nullable(z.string()));
const decimalText = z.string().check(z.refine(isDecimalText));
const code = z.string().check(z.minLength(1), z.maxLength(32));
const currency = z.string().check(z.minLength(1), z.maxLength(8));

/** The error of a line: which line, and in the words of the requested language. */
export const lineError = z.object({
  code: z.enum(lineProblems),
  message: z.string(),
  fundCode: z.string(),
  currency: z.string(),
});

const ofAccount = { accountNo: z.string().check(z.maxLength(32)) };

/** Ours: of which list the orders are, where the client composed it; else of the latest by link. */
const ofList = { oid: z.optional(z.nullable(z.string().check(z.maxLength(64)))) };

/** deal/validateAllotment (TW): the purchases to check [API-80]. */
export const allotmentsToCheck = z.object({
  ...ofAccount,
  ...ofList,
  orders: z
    .array(
      z.object({
        fundCode: code,
        currency,
        amount: decimalText,
        paidFrom: z.optional(z.enum(orderPayments)),
        points: z.optional(pointsToRedeem),
      }),
    )
    .check(z.maxLength(60)),
});

/** deal/validateAllotment (TW): the first problem's code and all problems; none for what can be received [API-80, TRADE-49]. */
export const allotmentValidation = z.object({ code: text, errors: z.array(lineError) });

/** deal/validateRedemption (TW): the redemptions to check [API-81]. */
export const redemptionsToCheck = z.object({
  ...ofAccount,
  ...ofList,
  orders: z.array(z.object({ fundCode: code, currency, unit: decimalText })).check(z.maxLength(60)),
});

/** deal/validateSwitch (TW): the switches to check; the specification shows neither this nor its answer [API-82]. */
export const switchesToCheck = z.object({
  ...ofAccount,
  ...ofList,
  orders: z.array(z.object({ fundCode: code, intoFundCode: code, currency, unit: decimalText })).check(z.maxLength(60)),
});

/** deal/validateSwitch (TW): all problems; none for what can be received [API-82]. */
export const switchValidation = z.object({
  errors: z.array(z.extend(lineError, { intoFundCode: z.optional(z.string()) })),
});

/** util/unitCalculator (TW): with isAmountChange true an amount whose units are wanted, with false units whose worth is [API-79, OPEN-80]. */
export const calculation = z.object({
  fundCode: code,
  currency,
  amount: z.optional(z.union([z.literal(''), decimalText])),
  units: z.optional(z.union([z.literal(''), decimalText])),
  isAmountChange: z.enum(['true', 'false']),
});

/** util/unitCalculator (TW): units or an amount in the currency asked for, at the latest price; null with why not [API-79, TRADE-46]. */
export const calculated = z.object({
  value: z.nullable(z.string()),
  /** The value of units before it is rounded down, to twelve places. */
  exactValue: ours(z.optional(z.nullable(z.string()))),
  /** The amount of the currency that one unit of the fund's buys, to six places. */
  fxRate: z.nullable(z.string()),
  error: z.nullable(z.enum(['FIGURE_MISSING', 'ORDER_RATE_MISSING', 'ORDER_AMOUNT_INVALID'])),
});

/** fund/agreements (TW): for which fund and kind of line [API-78, ENUM-10]. */
export const agreementsQuery = z.object({
  functionCode: z.enum(agreementFunctionCodes),
  fundCode: code,
  fundFeesType: z.optional(z.string().check(z.maxLength(16))),
});

/** fund/agreements (TW): what a client agrees to before an order in a fund [API-78, TRADE-24]. */
export const agreements = z.array(z.object({ categoryCode: z.string(), title: text }));

/** deal/redemption: what a client holds that can be redeemed, a row for each fee type, and what an order of it needs [API-37, ENT-50, TRADE-111]. */
export const redeemableHoldings = z.array(
  z.object({
    ...ofAccount,
    fundCode: z.string(),
    /** Ours: the asset manager's own code, since others may share the fund's [ENT-29]. */
    jfFundCode: ours(text),
    fundName: text,
    currency: z.string(),
    baseCurrency: z.string(),
    totalHoldings: z.string(),
    availableHoldings: z.string(),
    redUnitPrecision: z.int(),
    redUnitPricePrecision: z.int(),
    fundFeeType: z.enum(feeTypes),
    /** Off what back-end units bring when they are redeemed, in percent; none while it isn't known [TRADE-111]. */
    feeRate: text,
    /**
     * The available units that bear the short-term trading fee, which leave last; for how many days, and in percent
     * [TRADE-126, OPEN-35].
     */
    shortTermUnits: ours(text),
    shortTermDays: ours(z.optional(z.nullable(z.int()))),
    shortTermFeeRate: ours(text),
    /** Ours: from what worth on money in this currency is remitted; none where it always is [TRADE-124, OPEN-34]. */
    remittanceThreshold: ours(z.optional(z.nullable(z.object({ currency: z.string(), amount: z.string() })))),
  }),
);
