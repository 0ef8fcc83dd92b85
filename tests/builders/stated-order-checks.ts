import type { AsyncResult, CallFailure } from '../../application/ports/call-failure';
import {
  FundAgreements,
  type TitledAgreement,
  type AgreementsQuery,
} from '../../application/ports/orders/fund-agreements';
import {
  type AmountToEstimate,
  type BoughtUnits,
  type CheckedRedemptions,
  OrderChecks,
  type OrderCheckError,
  type OrdersToCheck,
  type RedeemableHolding,
  type UnitsToEstimate,
  type UnitsValue,
} from '../../application/ports/orders/order-checks';
import { err, ok } from '../../domain/kernel/result';
import { type Decimal, multiply, toText } from '../../domain/money/decimal';
import type { UnitsBreakdown } from '../../domain/trading/costs/units-breakdown';
import type { RedemptionValidation } from '../../domain/trading/notes/redemption-validation';
import type { CompleteOrder, Purchase, Redemption, Switch } from '../../domain/trading/orders/order';
import { decimal } from './decimal';

/** Ten units of A, none of them ordered. */
export const redeemableA: RedeemableHolding = {
  accountNo: '51',
  fundCode: 'A',
  currency: 'TWD',
  total: decimal('10'),
  available: decimal('10'),
  unitPlaces: 3,
  pricePlaces: 2,
  feeType: 'front-end',
};

/** Answers about orders as a test states them; what is asked is remembered. A unit is worth ten. */
export class StatedOrderChecks extends OrderChecks {
  readonly asked: string[] = [];
  /** The list in which purchases were checked last; undefined for none. */
  checkedIn: string | undefined;
  held: readonly RedeemableHolding[] | CallFailure = [redeemableA];
  failure: CallFailure | undefined;
  worthFailure: CallFailure | undefined;
  rate: Decimal | undefined;
  refusals: readonly OrderCheckError[] = [];
  validation: Partial<RedemptionValidation> = {};
  /** While it is set, answers wait for it. */
  gate: Promise<void> | undefined;

  redeemable(): AsyncResult<readonly RedeemableHolding[]> {
    const { held } = this;
    return Promise.resolve('kind' in held ? err(held) : ok(held));
  }

  async purchases({ accountNo, listId, orders }: OrdersToCheck<Purchase>): AsyncResult<readonly OrderCheckError[]> {
    this.checkedIn = listId;
    const { failure, refusals, gate } = this;
    this.asked.push(`B ${accountNo} ${orders.map(textOf).join(', ')}`);
    await gate;
    return failure ? err(failure) : ok(refusals);
  }

  async redemptions({ accountNo, orders }: OrdersToCheck<Redemption>): AsyncResult<CheckedRedemptions> {
    const { failure, refusals, gate, validation } = this;
    this.asked.push(`R ${accountNo} ${orders.map(textOf).join(', ')}`);
    await gate;
    const unitsBreakdown: UnitsBreakdown = orders.map(({ quantity }) => ({
      fundFeeType: 'front-end',
      unit: quantity.value,
    }));
    const flags = { showsWarning: false, hasBcdcWarning: false, showsDailyLimitOverAumWarning: false };
    return failure ? err(failure) : ok({ errors: refusals, validation: { ...flags, unitsBreakdown, ...validation } });
  }

  async switches({ accountNo, orders }: OrdersToCheck<Switch>): AsyncResult<readonly OrderCheckError[]> {
    const { failure, refusals, gate } = this;
    this.asked.push(`S ${accountNo} ${orders.map(textOf).join(', ')}`);
    await gate;
    return failure ? err(failure) : ok(refusals);
  }

  async estimateUnits({ fundCode, currency, units }: UnitsToEstimate): AsyncResult<UnitsValue> {
    const { worthFailure, gate } = this;
    this.asked.push(`worth ${fundCode} ${currency} ${toText(units)}`);
    await gate;
    return worthFailure ? err(worthFailure) : ok({ value: multiply(units, decimal('10')), rate: this.rate });
  }

  async estimatePurchase({ fundCode, currency, amount }: AmountToEstimate): AsyncResult<BoughtUnits> {
    const { worthFailure, gate } = this;
    this.asked.push(`units ${fundCode} ${currency} ${toText(amount)}`);
    await gate;
    return worthFailure ? err(worthFailure) : ok({ units: multiply(amount, decimal('0.1')), rate: this.rate });
  }
}

const textOf = (order: CompleteOrder): string =>
  `${order.fundCode}${order.kind === 'switch' ? `→${order.intoFundCode}` : ''} ${order.currency} ${toText(order.quantity.value)}`;

/** Agreements as a test states them by fund; none for others. */
export class StatedAgreements extends FundAgreements {
  readonly asked: string[] = [];

  constructor(private readonly stated: Readonly<Record<string, readonly TitledAgreement[]>> | CallFailure = {}) {
    super();
  }

  of({ fundCode, functionCode }: AgreementsQuery): AsyncResult<readonly TitledAgreement[]> {
    const { stated } = this;
    this.asked.push(`${functionCode} ${fundCode}`);
    return Promise.resolve(isFailure(stated) ? err(stated) : ok(stated[fundCode] ?? []));
  }
}

const isFailure = (stated: object): stated is CallFailure => 'kind' in stated;
