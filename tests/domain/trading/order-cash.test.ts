import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashBalances } from '../../../domain/cash-account/cash-balances';
import { add, toText, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { orderCash } from '../../../domain/trading/dealing/order-cash';
import type { OrderEvent } from '../../../domain/trading/dealing/order-event';
import { orderFromEvents } from '../../../domain/trading/dealing/order-state';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import { orderPayments } from '../../../domain/trading/orders/order-payment';
import { bookingsOf, knownOrder, orderLives } from '../../arbitraries/order-life';
import { decimal } from '../../builders/decimal';
import { amountQuantity } from '../../../domain/trading/orders/order';

const at = '2026-03-04T10:00:00+08:00';
const purchase = {
  kind: 'buy' as const,
  currency: 'HKD',
  cutOff: 'cash-account' as const,
  quantity: amountQuantity(decimal('20000')),
  feePercent: decimal('0.18'),
};
const accepted = { kind: 'accepted' as const, at, dealingDate: '2026-03-04' };
const after = (...events: readonly OrderEvent[]) =>
  orderCash(knownOrder(orderFromEvents(purchase, [{ kind: 'received', at }, ...events]))).map(
    ({ type, sign, amount, status }) => [type, sign, toText(amount), status],
  );

describe('the Cash Account movement of a purchase', () => {
  it('[VCA-15, VCA-19, VCA-21] the Cash Account movement of a purchase is money on its way out with the fee, booked once it is accepted', () => {
    expect(after()).toEqual([['lumpsum_subscription', -1, '20036.00', 'pending']]);
    expect(after(accepted)).toEqual([['lumpsum_subscription', -1, '20036.00', 'accepted']]);
  });

  it('[VCA-17, VCA-22] the Cash Account movement of a purchase is rejected with an order that ends before, and refunded with one that ends later', () => {
    const rejected = { kind: 'rejected', at, reason: 'too-small' } as const;
    expect(after({ kind: 'cancelled', at })).toEqual([['lumpsum_subscription', -1, '20036.00', 'rejected']]);
    expect(after(rejected)).toEqual([['lumpsum_subscription', -1, '20036.00', 'rejected']]);
    expect(after(accepted, rejected)).toEqual([
      ['lumpsum_subscription', -1, '20036.00', 'accepted'],
      ['refund', 1, '20036.00', 'accepted'],
    ]);
  });

  it('[VCA-15, R24] changes the balance by what the ledger takes from the client, whatever happens to the order', () => {
    fc.assert(
      fc.property(orderLives, ({ order, events }) => {
        const cash = orderCash(knownOrder(orderFromEvents(order, events)));
        if (order.kind !== 'buy') {
          expect(cash).toEqual([]);
          return;
        }
        const booked = bookingsOf(order, events).flatMap(({ entries }) => entries);
        const client = booked.flatMap(({ account, amount }) => (account === 'client' ? [amount] : []));
        const { ledger } = cashBalances(
          cash.map(({ sign, amount, status }) => ({ amount, amountSigNum: sign, transactionStatus: status })),
        );
        expect(toText(add(ledger, zero))).toBe(toText(add(sum(client), zero)));
      }),
    );
  });
});

describe('a region’s desk', () => {
  it('[VCA-15, VCA-28, BANK-01] a region’s desk in Hong Kong has one cut-off, no kinds of account, no cap, and lets the client choose what pays', () => {
    const { HK } = orderDesks;
    expect([HK.cutOff('51'), HK.cutOff(undefined), HK.settlementAccount('51', 'HKD')]).toEqual([
      'cash-account',
      'cash-account',
      undefined,
    ]);
    expect([HK.hasDailyCap, HK.hasRemittanceThreshold, HK.payments]).toEqual([false, false, [...orderPayments]]);
    expect(orderPayments).toEqual(['direct-debit', 'cash-account']);
  });

  it('[TRADE-03, TRADE-04, TRADE-116] a region’s desk in Taiwan goes by the side of the fund, with a cap and a debit account on record', () => {
    const { TW } = orderDesks;
    expect([TW.cutOff('51'), TW.cutOff('60'), TW.settlementAccount('51', 'TWD')]).toEqual([
      'onshore',
      'offshore',
      'ON_TWD',
    ]);
    expect([TW.hasDailyCap, TW.hasRemittanceThreshold, TW.payments]).toEqual([true, true, []]);
  });
});
