import * as z from 'zod/mini';
import { moveReasons } from '../../../domain/regular-plans/days/execution-day';
import { orderPayments } from '../../../domain/trading/orders/order-payment';
import { planChangeKinds } from '../../../domain/regular-plans/changing/plan-change';
import { planTypes } from '../../../domain/regular-plans/plan-type';
import { acceptedTexts } from '../accepted-texts';

const text = z.nullable(z.string());
const amount = z.string().check(z.maxLength(30), z.regex(/^\d{1,15}(\.\d{1,4})?$/));
const dayOfMonth = z.int().check(z.minimum(1), z.maximum(31));
const days = z.array(dayOfMonth).check(z.minLength(1), z.maxLength(31));
const named = z.string().check(z.minLength(1), z.maxLength(40));

const upcoming = z.array(
  z.object({
    month: z.string(),
    day: z.int(),
    date: z.string(),
    moved: z.array(z.enum(moveReasons)),
    amount: z.string(),
  }),
);

/** Beside its code the asset manager's own one, since others may share the code [ENT-29]. */
const fund = z.object({ name: z.object({ code: z.string(), value: text }), jfFundCode: z.optional(text) });

/** One plan with all that became of it: its changes with the first month (YYYY-MM) each counts for, from one of its days on where not for the whole month, what it did, and what it will do in the months to come; amounts are decimal text in the plan's currency, or units. */
export const planSchedule = z.object({
  refNo: z.string(),
  accountNo: z.string(),
  /** True for the older Regular Investment Plan, which takes no amendments. */
  isLegacy: z.boolean(),
  fund,
  /** The target fund of a plan that switches; its amounts are then units of the source fund. */
  intoFund: z.optional(z.nullable(fund)),
  /** True if the fund is a digital share class, whose limits its plans keep to; false where it isn't stated. */
  isDigitalShareClass: z.optional(z.boolean()),
  /** The return of the holding from which such a plan switches, as decimal text in percent. */
  leastReturn: z.optional(text),
  currency: z.string(),
  frequency: z.string(),
  /** Fixed where it isn't stated; of a non-fixed amount what is to come is said with the base amount. */
  type: z.optional(z.enum(planTypes)),
  /** The payment of a plan that buys. */
  paidFrom: z.nullable(z.string()),
  /** The number of changes so far; a change names the version it was made on. */
  version: z.int(),
  changes: z.array(
    z.object({
      kind: z.string(),
      at: z.string(),
      by: z.string(),
      fromMonth: z.string(),
      fromDay: z.nullable(z.int()),
      amount: text,
      days: z.nullable(z.array(z.int())),
      status: text,
      /**
       * True if reward points are redeemed for the fee from then on; as before where it isn't stated, at first none.
       */
      usesPoints: z.optional(z.nullable(z.boolean())),
    }),
  ),
  executions: z.array(
    z.object({
      month: z.string(),
      day: z.int(),
      date: z.string(),
      amount: z.string(),
      outcome: z.string(),
      nextTry: text,
      /** The return at that time, in percent, for a switch that waits for one. */
      returnPercent: z.optional(text),
      /**
       * Why an execution ordered nothing, one of `executionProblems`: `below-minimum` and `above-maximum` of an amount
       * outside the limits of the fund; nothing where that isn't known.
       */
      problem: z.optional(text),
      orderId: text,
      /** The short number of that order. */
      orderNo: z.optional(text),
    }),
  ),
  upcoming,
  /**
   * The requested move of a legacy plan: the first month (YYYY-MM) and the day of the month of the new plan, the day of
   * the move, and the executions.
   */
  move: z.optional(z.nullable(z.object({ fromMonth: z.string(), dayOfMonth: z.int(), movesOn: z.string(), upcoming }))),
  /** The number of the plan that replaced a moved one; `movedFrom` is the way back. */
  movedTo: z.optional(text),
  movedFrom: z.optional(text),
});

export type WirePlanSchedule = z.infer<typeof planSchedule>;

export const planScheduleList = z.array(planSchedule);

/** The legacy plans that are to be moved. */
export const movingPlans = z.object({ plans: planScheduleList });

/**
 * A change of a plan, and the version it is made on; the end of a legacy plan with the transaction PIN that confirms
 * it.
 */
export const planChange = z.object({
  refNo: named,
  version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  kind: z.enum(planChangeKinds),
  amount: z.optional(amount),
  days: z.optional(days),
  usesPoints: z.optional(z.boolean()),
  vpin: z.optional(z.string().check(z.maxLength(64))),
  /** Only to a server with the extension `instruction-texts`. */
  acceptedTexts: z.optional(acceptedTexts),
});

/** The legacy plans, all of the client's, that are to go on in the eScheduler and the day of the month, with the transaction PIN that confirms it. */
export const wirePlanMove = z.object({
  plans: z
    .array(z.object({ refNo: named, version: z.int().check(z.minimum(0), z.maximum(1_000_000)) }))
    .check(z.minLength(1), z.maxLength(100)),
  dayOfMonth,
  vpin: z.string().check(z.maxLength(64)),
  /** Only to a server with the extension `instruction-texts`. */
  acceptedTexts: z.optional(acceptedTexts),
});

/** A plan as it is set up, with the trading password or PIN that confirms it: it buys what is then paid from somewhere, a fixed amount where no type is stated, or switches as many units into another fund; for the client's first account where none is named. */
export const planStart = z.object({
  accountNo: z.optional(named),
  type: z.optional(z.enum(planTypes)),
  fundCode: named,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  amount,
  days,
  paidFrom: z.optional(z.enum(orderPayments)),
  intoFundCode: z.optional(named),
  /**
   * True if each purchase redeems reward points for its fee, as many as it takes of those available; false where it
   * isn't stated, and in Taiwan.
   */
  usesPoints: z.optional(z.boolean()),
  leastReturn: z.optional(z.string().check(z.maxLength(10), z.regex(/^\d{1,4}(\.\d{1,2})?$/))),
  vpin: z.string().check(z.maxLength(64)),
  /** Only to a server with the extension `instruction-texts`. */
  acceptedTexts: z.optional(acceptedTexts),
});
