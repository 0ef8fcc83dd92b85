import type { Decimal } from '../../../domain/money/decimal';
import type { PlanChangeInput } from '../../../domain/regular-plans/changing/plan-change';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import type { PlanType } from '../../../domain/regular-plans/plan-type';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { AcceptedTexts } from '../../../domain/trading/notes/accepted-text';
import type { OrderPayment } from '../../../domain/trading/orders/order-payment';
import type { AsyncResult } from '../call-failure';

/** A change of a plan, and the version of it that the client saw; with the trading password or transaction PIN where that confirms it. */
export type PlanChangeOrder = PlanChangeInput & {
  readonly refNo: string;
  readonly version: number;
  readonly pin?: string | undefined;
  /** The texts that the client accepted, where the server keeps them. */
  readonly acceptedTexts?: AcceptedTexts | undefined;
  readonly key: IdempotencyKey;
};

/** The client's legacy plans as the client saw them, the day of the month on which the eScheduler is to invest, and the transaction PIN that confirms it. */
export type PlanMoveOrder = {
  readonly plans: readonly { readonly refNo: string; readonly version: number }[];
  readonly dayOfMonth: number;
  readonly pin: string;
  /** The texts that the client accepted, where the server keeps them. */
  readonly acceptedTexts?: AcceptedTexts | undefined;
  readonly key: IdempotencyKey;
};

/** A plan as it is to be set up, and the trading password or PIN that confirms it. */
export type PlanStartOrder = {
  /** Where the region states the client's accounts. */
  readonly accountNo?: string | undefined;
  /** The type of a plan that buys; fixed where it isn't stated. */
  readonly type?: PlanType | undefined;
  readonly fundCode: string;
  readonly currency: string;
  /** The amount each month or, for a plan that switches, the units [RSP-07, RSP-08]. */
  readonly amount: Decimal;
  readonly days: readonly number[];
  /** The payment of a plan that buys. */
  readonly paidFrom?: OrderPayment | undefined;
  /** The target fund of a plan that switches. */
  readonly intoFundCode?: string | undefined;
  /** True if each purchase redeems reward points for its fee, as many as it takes of those available [EPNT-08]. */
  readonly usesPoints?: boolean | undefined;
  /** The return of the holding from which such a plan switches, in percent; without one it always does [LINK-31]. */
  readonly leastReturn?: Decimal | undefined;
  readonly pin: string;
  /** The texts that the client accepted, where the server keeps them. */
  readonly acceptedTexts?: AcceptedTexts | undefined;
  readonly key: IdempotencyKey;
};

/** The signed-in client's regular plans, with what became of them and what they will do [RSP-09, TRADE-79]. */
export abstract class PlanSchedules {
  /** Those of the eScheduler and of the legacy Regular Investment Plan, ended ones among them [RSP-09]. */
  abstract all(): AsyncResult<readonly PlanSchedule[]>;
  /** Sets a plan up once under a key; answers with what it is then. A transaction PIN that isn't right is refused as `unauthorized`, and ends no session [RSP-07, PIN-03, CONFLICT-09]. */
  abstract start(order: PlanStartOrder): AsyncResult<PlanSchedule>;
  /** Changes a plan once under a key; answers with what it is then. A transaction PIN that isn't right is refused as for `start` [RSP-06, RSP-09]. */
  abstract change(order: PlanChangeOrder): AsyncResult<PlanSchedule>;
  /** Asks once under a key for the legacy plans to go on in the eScheduler; answers with what they are then. A transaction PIN that isn't right is refused as for `start` [RSP-05, RSP-12]. */
  abstract move(order: PlanMoveOrder): AsyncResult<readonly PlanSchedule[]>;
}
