import * as z from 'zod/mini';
import { moveReasons } from '../../../domain/regular-plans/days/execution-day';
import { orderPayments } from '../../../domain/trading/orders/order-payment';
import { planChangeKinds } from '../../../domain/regular-plans/changing/plan-change';
import { planTypes } from '../../../domain/regular-plans/plan-type';

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
  /** Of the older Regular Investment Plan, which takes no amendments. */
  isLegacy: z.boolean(),
  fund,
  /** Of a plan that switches units of the one fund into another; its amounts are then those units. */
  intoFund: z.optional(z.nullable(fund)),
  /** Whether the fund is a digital share class, whose limits its plans keep to; not where it isn't stated. */
  isDigitalShareClass: z.optional(z.boolean()),
  /** Of such a plan, from which return of the holding on it switches, as decimal text in percent. */
  leastReturn: z.optional(text),
  currency: z.string(),
  frequency: z.string(),
  /** Fixed where it isn't stated; of a non-fixed amount what is to come is said with the base amount. */
  type: z.optional(z.enum(planTypes)),
  /** Of a plan that buys. */
  paidFrom: z.nullable(z.string()),
  /** How many changes there were; a change names the one it was made on. */
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
      /** Whether reward points are redeemed for the fee from then on; where nothing is stated as before, at first none. */
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
      /** Of a switch that waits for a return, what it was then, in percent. */
      returnPercent: z.optional(text),
      /** Of one that failed since its amount is outside the limits of the fund, how: `below-minimum` or `above-maximum`. */
      problem: z.optional(text),
      orderId: text,
    }),
  ),
  upcoming,
  /** Of a legacy plan that is to be moved: the first month (YYYY-MM) and the day of the month of what takes its place, the day on which that happens, and what it will do. */
  move: z.optional(z.nullable(z.object({ fromMonth: z.string(), dayOfMonth: z.int(), movesOn: z.string(), upcoming }))),
  /** Of a plan that was moved, the number of that which took its place; of that one, the number of the other. */
  movedTo: z.optional(text),
  movedFrom: z.optional(text),
});

export type WirePlanSchedule = z.infer<typeof planSchedule>;

export const planScheduleList = z.array(planSchedule);

/** The legacy plans that are to be moved. */
export const movingPlans = z.object({ plans: planScheduleList });

/** How a plan is changed, and on which of its versions; the end of a legacy plan with the transaction PIN that confirms it. */
export const planChange = z.object({
  refNo: named,
  version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  kind: z.enum(planChangeKinds),
  amount: z.optional(amount),
  days: z.optional(days),
  usesPoints: z.optional(z.boolean()),
  vpin: z.optional(z.string().check(z.maxLength(64))),
});

/** Which legacy plans, all of the client's, are to go on in the eScheduler and on which day of the month, with the transaction PIN that confirms it. */
export const wirePlanMove = z.object({
  plans: z
    .array(z.object({ refNo: named, version: z.int().check(z.minimum(0), z.maximum(1_000_000)) }))
    .check(z.minLength(1), z.maxLength(100)),
  dayOfMonth,
  vpin: z.string().check(z.maxLength(64)),
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
  /** Whether each purchase redeems reward points for its fee, as many as it takes of those there are then; not where it isn't stated, nor in Taiwan. */
  usesPoints: z.optional(z.boolean()),
  leastReturn: z.optional(z.string().check(z.maxLength(10), z.regex(/^\d{1,4}(\.\d{1,2})?$/))),
  vpin: z.string().check(z.maxLength(64)),
});
