import { add, type Decimal, isZero, subtract, zero } from '../../money/decimal';
import { feesOf, type OrderFees } from '../../fees/fees-of';
import { feeBeforePoints } from '../../fees/points-for-fee';
import { dealOfSide } from '../dealing/deal-of-side';
import type { OrderDeal, OrderEvent } from '../dealing/order-event';
import type { OrderRecord } from './order-record';
import { recordKind } from './record-kind';

/** Money in a currency. */
export type EventMoney = { readonly currency: string; readonly amount: Decimal };

/** A figure of an event, with those that it comes from. */
export type EventFigure =
  /** Amount and fee make the total. */
  | {
      readonly kind: 'debited' | 'paid-back';
      readonly amount: EventMoney;
      readonly fee?: EventMoney;
      readonly total: EventMoney;
    }
  /** So many points, for which so much less of the fee is paid [EPNT-06]. */
  | { readonly kind: 'points-redeemed'; readonly points: Decimal; readonly off: EventMoney }
  | { readonly kind: 'points-given-back'; readonly points: Decimal }
  /** The fee without what points take off it is the fee that is paid. */
  | { readonly kind: 'fee-waived'; readonly charged: EventMoney; readonly off: EventMoney; readonly fee: EventMoney }
  | { readonly kind: 'exchanged'; readonly from: EventMoney; readonly to: EventMoney }
  /** What is paid, divided by the price, are the units. */
  | { readonly kind: 'bought'; readonly units: Decimal; readonly price: Decimal; readonly cost: EventMoney }
  /** The units times the price are what they are worth. */
  | { readonly kind: 'sold'; readonly units: Decimal; readonly price: Decimal; readonly cost: EventMoney }
  /** What the units bring without the fees is what is left. */
  | {
      readonly kind: 'fees-taken';
      readonly amount: EventMoney;
      readonly fees: readonly EventMoney[];
      readonly total: EventMoney;
    }
  | { readonly kind: 'paid-out' | 'paid-more'; readonly total: EventMoney }
  /** The price that was dealt at, and the right one. */
  | { readonly kind: 'price-corrected'; readonly from: EventMoney; readonly to: EventMoney };

/** The figures of one of an order's events, in the order in which each follows from the one before; `earlier` are the events before it [ORDQ-06, TRADE-43, TRADE-114, TRADE-120, EPNT-06]. */
export function explainOrderEvent(
  order: OrderRecord,
  event: OrderEvent,
  earlier: readonly OrderEvent[],
): readonly EventFigure[] {
  const { currency = '', priceCurrency = currency, into } = order;
  const isBuy = recordKind(order.type) === 'buy';
  const sold = dealOfSide(earlier, 'priced');
  switch (event.kind) {
    case 'received':
      return pointsRedeemed(order);
    case 'accepted':
      return isBuy ? [...feeWaived(order), ...paid('debited', order)] : [];
    case 'priced':
      return isBuy
        ? bought(event.deal, currency, priceCurrency)
        : [...soldFor(event.deal, currency, priceCurrency), ...feesTaken(order, event.deal)];
    case 'invested':
      return bought(event.deal, currency, into?.priceCurrency ?? currency);
    case 'settled':
      return sold && recordKind(order.type) === 'redemption' ? paidOut(order, sold) : [];
    case 'rejected':
      if (sold) return paidOut(order, sold);
      return [
        ...(isBuy && earlier.some(({ kind }) => kind === 'accepted') ? paid('paid-back', order) : []),
        ...pointsGivenBack(order),
      ];
    case 'corrected':
      return corrected(order, event, earlier);
    case 'cancelled':
      return pointsGivenBack(order);
    default:
      return [];
  }
}

/** The prices before and after, what the side comes to now and, where it was paid out before, what is paid in addition. */
function corrected(
  order: OrderRecord,
  { side, deal }: Extract<OrderEvent, { kind: 'corrected' }>,
  earlier: readonly OrderEvent[],
): readonly EventFigure[] {
  const { currency = '', priceCurrency = currency, into } = order;
  const ofFund = side === 'invested' ? (into?.priceCurrency ?? currency) : priceCurrency;
  const before = dealOfSide(earlier, side);
  const price = (amount: Decimal): EventMoney => ({ currency: ofFund, amount });
  const prices = before ? [{ kind: 'price-corrected' as const, from: price(before.price), to: price(deal.price) }] : [];
  if (side === 'invested' || recordKind(order.type) === 'buy') return [...prices, ...bought(deal, currency, ofFund)];
  const isPaid = before && earlier.some(({ kind }) => kind === 'settled');
  const more = isPaid && subtract(proceedsOf(order, deal), proceedsOf(order, before));
  const paidMore = more ? [{ kind: 'paid-more' as const, total: { currency, amount: more } }] : [];
  return [...prices, ...soldFor(deal, currency, ofFund), ...feesTaken(order, deal), ...paidMore];
}

const proceedsOf = (order: OrderRecord, deal: OrderDeal): Decimal => feesOfRecord(order, deal).net;

function paid(kind: 'debited' | 'paid-back', { amount, fee, currency = '' }: OrderRecord): readonly EventFigure[] {
  if (!amount) return [];
  const money = (figure: Decimal): EventMoney => ({ currency, amount: figure });
  return [
    fee
      ? { kind, amount: money(amount), fee: money(fee), total: money(add(amount, fee)) }
      : { kind, amount: money(amount), total: money(amount) },
  ];
}

/** Returns the points and the fee that they waive; nothing where the record doesn't state both. */
const redeemed = ({ ePoints: points, feeWaived: amount, currency = '' }: OrderRecord) =>
  points && amount ? { points, off: { currency, amount } } : undefined;

function pointsRedeemed(order: OrderRecord): readonly EventFigure[] {
  const found = redeemed(order);
  return found ? [{ kind: 'points-redeemed', ...found }] : [];
}

function pointsGivenBack(order: OrderRecord): readonly EventFigure[] {
  const found = redeemed(order);
  return found ? [{ kind: 'points-given-back', points: found.points }] : [];
}

function feeWaived(order: OrderRecord): readonly EventFigure[] {
  const { off } = redeemed(order) ?? {};
  const { fee } = order;
  if (!off || !fee) return [];
  const { currency, amount } = off;
  return [
    {
      kind: 'fee-waived',
      charged: { currency, amount: feeBeforePoints(fee, amount) },
      off,
      fee: { currency, amount: fee },
    },
  ];
}

function bought({ units, price, cost, amount }: OrderDeal, currency: string, ofFund: string): readonly EventFigure[] {
  const spent = { currency: ofFund, amount: cost };
  return [...exchanged({ currency, amount }, spent), { kind: 'bought', units, price, cost: spent }];
}

function soldFor({ units, price, cost, amount }: OrderDeal, currency: string, ofFund: string): readonly EventFigure[] {
  const value = { currency: ofFund, amount: cost };
  return [{ kind: 'sold', units, price, cost: value }, ...exchanged(value, { currency, amount })];
}

const exchanged = (from: EventMoney, to: EventMoney): readonly EventFigure[] =>
  from.currency === to.currency ? [] : [{ kind: 'exchanged', from, to }];

/** The fees off what units bring, where there are any [TRADE-111, TRADE-126]. */
function feesTaken(order: OrderRecord, deal: OrderDeal): readonly EventFigure[] {
  const { currency = '' } = order;
  const { fees, net } = feesOfRecord(order, deal);
  const taken = fees.filter(({ amount }) => !isZero(amount)).map(({ amount }) => ({ currency, amount }));
  if (taken.length === 0) return [];
  const total = { currency, amount: net };
  return [{ kind: 'fees-taken', amount: { currency, amount: deal.amount }, fees: taken, total }];
}

function feesOfRecord(order: OrderRecord, { amount, backEndFee, shortTermFee }: OrderDeal): OrderFees<Decimal> {
  const { type, chargeRate: feePercent = zero, currency = '' } = order;
  const dealt = { currency, amount, backEndFee, shortTermFee };
  return feesOf(
    recordKind(type) === 'redemption' ? { ...dealt, kind: 'redemption', feePercent } : { ...dealt, kind: 'switch' },
  );
}

const paidOut = (order: OrderRecord, deal: OrderDeal): readonly EventFigure[] => [
  {
    kind: 'paid-out',
    total: { currency: order.currency ?? '', amount: proceedsOf(order, deal) },
  },
];
