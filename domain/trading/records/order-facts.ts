import { groupBy } from '../../kernel/group-by';
import { feeBeforePoints } from '../../fees/points-for-fee';
import { fundOfCodes } from '../../funds/finding/fund-listing';
import { isSameFund } from '../../funds/finding/same-fund';
import { add, isZero, type Decimal } from '../../money/decimal';
import { sum } from '../../money/sum';
import { switchExchange, type SwitchExchange } from '../orders/switch-exchange';
import type { OrderResult, ResultOrder } from './order-result';
import type { SettlementAccount } from './settlement-account';

/** The facts of an order that was received, in the order in which a receipt states them. */
export const orderFactNames = [
  'number',
  'risk',
  'amount',
  'units-redeemed',
  'units-switched',
  'share',
  'fee-type',
  'fee-rate',
  'fee-before-points',
  'points-off',
  'fee',
  'total',
  'account-debited',
  'account-credited',
  'estimate',
  'back-end-fee',
  'short-term',
  'estimated-fee',
  'held-until',
  'dealing',
  'exchange',
  'debit',
  'payout',
  'payout-waiting',
] as const;

/** A fact of an order that was received. */
export type OrderFactName = (typeof orderFactNames)[number];

/** The value of a fact, by how it is written. */
export type OrderFactValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'risk'; readonly risk: number }
  | { readonly kind: 'money'; readonly currency: string; readonly amount: Decimal }
  | { readonly kind: 'units'; readonly units: Decimal }
  | { readonly kind: 'percent'; readonly percent: Decimal }
  | { readonly kind: 'points'; readonly points: Decimal; readonly currency: string; readonly amount: Decimal }
  | { readonly kind: 'fee-type'; readonly feeType: NonNullable<ResultOrder['feeType']> }
  | {
      readonly kind: 'estimate';
      readonly currency: string;
      readonly amount: Decimal;
      readonly rate: Decimal | undefined;
    }
  | {
      readonly kind: 'short-term';
      readonly units: Decimal;
      readonly days: number;
      readonly ratePercent: Decimal;
    }
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'instant'; readonly at: string }
  | { readonly kind: 'account'; readonly account: SettlementAccount }
  | { readonly kind: 'exchange'; readonly exchange: SwitchExchange; readonly date: string | undefined }
  | {
      readonly kind: 'payout';
      readonly date: string;
      readonly currency: string;
      readonly amount: Decimal | undefined;
    };

/** A fact of an order with its value. */
export type OrderFact = { readonly name: OrderFactName; readonly value: OrderFactValue };

/** The order of a result, or one side of a switch. */
export type OrderSide = 'buy' | 'redemption' | 'switch-out' | 'switch-in';

type Stated = {
  readonly order: ResultOrder;
  readonly side: OrderSide;
  /** True where units are paid out by themselves, so that their fee type tells which. */
  readonly showsFeeType?: boolean;
  /** The currency of what a switch sells, on the side that it buys. */
  readonly soldIn?: string | undefined;
};

/** Returns the facts of an order that was received, as far as they are known; the screen and the paper state the same [ORDQ-05, TRADE-18..27, TRADE-36..43]. */
export function orderFacts({ order, side, showsFeeType = false, soldIn }: Stated): readonly OrderFact[] {
  const { currency = '', figures = {} } = order;
  const isSold = side === 'redemption' || side === 'switch-out';
  const exchange = side === 'switch-in' ? switchExchange(soldIn, currency) : undefined;
  const account = side === 'buy' || side === 'redemption' ? order.settlementAccount : undefined;
  const { payout, shortTerm, backEndPercent } = figures;
  const known: Partial<Record<OrderFactName, OrderFactValue | undefined>> = {
    number: order.orderNo ? { kind: 'text', text: order.orderNo } : undefined,
    risk: figures.riskRating === undefined ? undefined : { kind: 'risk', risk: figures.riskRating },
    ...purchaseFacts(order),
    'units-redeemed': order.units && side === 'redemption' ? { kind: 'units', units: order.units } : undefined,
    'units-switched': order.units && side !== 'redemption' ? { kind: 'units', units: order.units } : undefined,
    share: isSold && figures.share ? { kind: 'percent', percent: figures.share } : undefined,
    'fee-type': showsFeeType && order.feeType ? { kind: 'fee-type', feeType: order.feeType } : undefined,
    'account-debited': side === 'buy' && account ? { kind: 'account', account } : undefined,
    'account-credited': side === 'redemption' && account ? { kind: 'account', account } : undefined,
    estimate: figures.estimate && {
      kind: 'estimate',
      currency,
      amount: figures.estimate,
      rate: figures.estimateRate,
    },
    'back-end-fee': backEndPercent && { kind: 'percent', percent: backEndPercent },
    'short-term': shortTerm && { kind: 'short-term', ...shortTerm },
    'estimated-fee':
      figures.estimatedFee && !isZero(figures.estimatedFee)
        ? { kind: 'money', currency, amount: figures.estimatedFee }
        : undefined,
    'held-until': order.heldUntil ? { kind: 'instant', at: order.heldUntil } : undefined,
    dealing: order.transactionDate ? { kind: 'date', date: order.transactionDate } : undefined,
    exchange: exchange && { kind: 'exchange', exchange, date: order.transactionDate },
    debit: debitOf(order),
    [payout?.mayWait === true ? 'payout-waiting' : 'payout']: payout && {
      kind: 'payout',
      date: payout.date,
      currency,
      amount: payout.amount,
    },
  };
  return orderFactNames.flatMap((name) => {
    const value = known[name];
    return value ? [{ name, value }] : [];
  });
}

/** The amount of a purchase with its fee. */
function purchaseFacts(order: ResultOrder): Partial<Record<OrderFactName, OrderFactValue | undefined>> {
  const { amount, currency = '', fee, ePoints, feeWaived, figures } = order;
  const money = (value: Decimal): OrderFactValue => ({ kind: 'money', currency, amount: value });
  return {
    amount: amount && money(amount),
    'fee-rate': figures?.feeRate && { kind: 'percent', percent: figures.feeRate },
    'fee-before-points': fee && ePoints && feeWaived ? money(feeBeforePoints(fee, feeWaived)) : undefined,
    'points-off': ePoints && feeWaived ? { kind: 'points', points: ePoints, currency, amount: feeWaived } : undefined,
    fee: fee && money(fee),
    total: fee && amount && money(add(amount, fee)),
  };
}

function debitOf({ debitDate, figures }: ResultOrder): OrderFactValue | undefined {
  if (!debitDate) return undefined;
  return figures?.debitAt ? { kind: 'instant', at: figures.debitAt } : { kind: 'date', date: debitDate };
}

/** Tells whether an order has a remittance of its own, so that its fee type tells which: back-end units, or one part of a redemption in two [TRADE-111]. */
export const isPaidOutApart = (order: ResultOrder, orders: readonly ResultOrder[]): boolean =>
  order.feeType === 'back-end' ||
  orders.some(
    (other) =>
      isSameFund(fundOfCodes(other), fundOfCodes(order)) && other.feeType === 'back-end' && order.feeType !== undefined,
  );

/** The orders of a result that were received, by their kinds. */
type Received = Pick<OrderResult, 'successfulAllotments' | 'successfulRedemptions'> & {
  readonly switches: readonly Pick<OrderResult['switches'][number], 'sellDeal'>[];
};

/** The fees of the orders that were received, summed by currency; only where the fee of each is known. */
export function receivedFees({
  successfulAllotments,
  successfulRedemptions,
  switches,
}: Received): readonly { readonly currency: string; readonly amount: Decimal }[] {
  const fees = [
    ...successfulAllotments.map(({ currency, fee }) => ({ currency, fee })),
    ...[...successfulRedemptions, ...switches.map(({ sellDeal }) => sellDeal)].map(({ currency, figures }) => ({
      currency,
      fee: figures?.estimatedFee,
    })),
  ];
  const known = fees.flatMap(({ currency = '', fee }) => (fee ? [{ currency, fee }] : []));
  if (known.length < fees.length) return [];
  return Array.from(
    groupBy(known, ({ currency }) => currency),
    ([currency, of]) => ({
      currency,
      amount: sum(of.map(({ fee }) => fee)),
    }),
  );
}
