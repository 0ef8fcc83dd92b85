import * as z from 'zod/mini';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import {
  type AmountToEstimate,
  type BoughtUnits,
  type CheckedRedemptions,
  OrderChecks,
  type OrderCheckError,
  type OrderPlace,
  type OrdersToCheck,
  type RedeemableHolding,
  type UnitsToEstimate,
  type UnitsValue,
} from '../../../application/ports/orders/order-checks';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { compare, scaled, toText } from '../../../domain/money/decimal';
import type { CompleteOrder, Purchase, Redemption, Switch } from '../../../domain/trading/orders/order';
import { calculated } from '../../../contract/rest/orders/order-checks';
import { orderCheckCalls } from '../../../contract/rest/orders/order-check-calls';
import { parseBody } from '../../http/parse-body';
import { optionalText } from '../../http/wire-fields';
import { toFigure } from '../../http/wire-figures';
import { readJsonBody } from '../read-answer';
import type { RestClient } from '../rest-client';
import { readOrderErrors } from './read-order-errors';
import { readRedeemable } from './read-redeemable';
import { readRedemptionValidation } from './read-redemption-validation';

const policy = { showErrors: false };

/** Order checks over REST [API-37, API-79..82]. */
export class RestOrderChecks extends OrderChecks {
  constructor(private readonly client: RestClient) {
    super();
  }

  redeemable(): AsyncResult<readonly RedeemableHolding[]> {
    return this.client.call(orderCheckCalls, { name: 'dealRedemption', policy, read: readJsonBody(readRedeemable) });
  }

  purchases({ orders, ...place }: OrdersToCheck<Purchase>): AsyncResult<readonly OrderCheckError[]> {
    return this.client.call(orderCheckCalls, {
      name: 'validateAllotment',
      body: { ...wirePlace(place), orders: orders.map(wirePurchase) },
      policy,
      read: readJsonBody(readErrors),
    });
  }

  redemptions({ orders, ...place }: OrdersToCheck<Redemption>): AsyncResult<CheckedRedemptions> {
    return this.client.call(orderCheckCalls, {
      name: 'validateRedemption',
      body: { ...wirePlace(place), orders: orders.map(wireRedemption) },
      policy,
      read: readJsonBody(readRedemptionValidation),
    });
  }

  switches({ orders, ...place }: OrdersToCheck<Switch>): AsyncResult<readonly OrderCheckError[]> {
    return this.client.call(orderCheckCalls, {
      name: 'validateSwitch',
      body: { ...wirePlace(place), orders: orders.map(wireSwitch) },
      policy,
      read: readJsonBody(readErrors),
    });
  }

  async estimateUnits({ fundCode, currency, units }: UnitsToEstimate): AsyncResult<UnitsValue> {
    return this.client.call(orderCheckCalls, {
      name: 'unitCalculator',
      parts: { fundCode, currency, amount: '', units: toText(units), isAmountChange: 'false' },
      policy,
      read: readJsonBody(readEstimate),
    });
  }

  async estimatePurchase({ fundCode, currency, amount }: AmountToEstimate): AsyncResult<BoughtUnits> {
    const answer = await this.client.call(orderCheckCalls, {
      name: 'unitCalculator',
      parts: { fundCode, currency, amount: toText(amount), units: '', isAmountChange: 'true' },
      policy,
      read: readJsonBody(readEstimate),
    });
    return answer.ok ? ok({ units: answer.value.value, rate: answer.value.rate }) : answer;
  }
}

const wirePlace = ({ accountNo, listId: oid }: OrderPlace) => (oid === undefined ? { accountNo } : { accountNo, oid });

const wirePurchase = ({ fundCode, currency, quantity, paidFrom, points }: CompleteOrder<Purchase>) => ({
  fundCode,
  currency,
  amount: toText(quantity.value),
  paidFrom,
  points,
});

const wireRedemption = ({ fundCode, currency, quantity }: CompleteOrder<Redemption>) => ({
  fundCode,
  currency,
  unit: toText(quantity.value),
});

const wireSwitch = ({ fundCode, intoFundCode, currency, quantity }: CompleteOrder<Switch>) => ({
  fundCode,
  intoFundCode,
  currency,
  unit: toText(quantity.value),
});

/** As it is read: whatever stands against an order is told of, also by a code that isn't known [ERR-22]. */
const checkedOrders = z.object({ code: optionalText, errors: z.optional(z.nullable(z.array(z.unknown()))) });

/** A refusal may name its code beside its errors alone [TRADE-49]. */
const readErrors = parseBody(checkedOrders, ({ code, errors }): readonly OrderCheckError[] => {
  const refusals = readOrderErrors(errors ?? []);
  return code && refusals.length === 0 ? [{ code }] : refusals;
});

/** A null value is an error [TRADE-46, ERR-23]; the worth before it is rounded goes before the rounded one. */
function readEstimate(body: unknown): Result<UnitsValue, CallFailure> {
  const read = parseBody(calculated, ({ value, exactValue, fxRate, error }) => ({
    value: toFigure(exactValue) ?? toFigure(value),
    rate: toFigure(fxRate),
    error,
  }))(body);
  if (!read.ok) return read;
  const { value, rate, error } = read.value;
  if (error) return err({ kind: 'rejected', errors: [{ code: error }] });
  if (!value) return err({ kind: 'malformed' });
  const isConverted = rate !== undefined && compare(rate, scaled(1n)) !== 0;
  return ok({ value, rate: isConverted ? rate : undefined });
}
