import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOrderStep } from '../../../domain/trading/dealing/next-order-step';
import { parseCancellationProblem, orderCancellation } from '../../../domain/trading/dealing/order-cancellation';
import { applyOrderEvent, orderFromEvents } from '../../../domain/trading/dealing/order-state';
import { orderStatus } from '../../../domain/trading/dealing/order-status';
import { explainOrderEvent } from '../../../domain/trading/records/explain-order-event';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { filterRecords, type RecordFilter } from '../../../domain/trading/records/record-filter';
import { recordKind } from '../../../domain/trading/records/record-kind';
import { isCancelledOrRejected, isOpenRecord, recordStatuses } from '../../../domain/trading/dealing/record-status';
import { type RecordColumn, recordColumns, recordsSheet } from '../../../domain/trading/records/records-sheet';
import { knownOrder, orderLives } from '../../arbitraries/order-life';
import { decimal } from '../../builders/decimal';

const accept = { step: 'accept', date: '2026-11-23', dueAt: '2026-11-23T16:00:00+08:00' } as const;
const price = { step: 'price', date: '2026-11-23', dueAt: '2026-11-24T00:00:00+08:00' } as const;

describe('cancelling an order', () => {
  it.each([
    ['RECEIVED', accept, '2026-11-23T07:59:59.999Z', { kind: 'allowed', until: accept.dueAt }],
    ['RECEIVED', accept, '2026-11-23T08:00:00Z', { kind: 'refused', why: 'cut-off-passed' }],
    ['ACCEPTED', price, '2026-11-23T09:00:00Z', { kind: 'refused', why: 'cut-off-passed' }],
    ['RECEIVED', undefined, '2026-11-23T07:00:00Z', { kind: 'refused', why: 'cut-off-passed' }],
    ['RECEIVED', { ...accept, dueAt: 'soon' }, '2026-11-23T07:00:00Z', { kind: 'refused', why: 'cut-off-passed' }],
    ['RECEIVED', accept, 'now', { kind: 'refused', why: 'cut-off-passed' }],
    ['CANCELLED', undefined, '2026-11-23T07:00:00Z', { kind: 'refused', why: 'cancelled' }],
    ['COMPLETED', undefined, '2026-11-23T07:00:00Z', { kind: 'refused', why: 'finished' }],
    ['REJECTED_OTHERS', undefined, '2026-11-23T07:00:00Z', { kind: 'refused', why: 'finished' }],
  ] as const)(
    '[ORDQ-06, TRADE-90, TRADE-112] cancelling an order of status %s, with %j next, is at %s %j',
    (status, next, now, expected) => {
      expect(orderCancellation({ status, next }, now)).toEqual(expected);
    },
  );

  it('[ORDQ-06] cancelling an order is allowed exactly where the order’s events let it follow and nothing else is due', () => {
    fc.assert(
      fc.property(orderLives, fc.nat(), ({ order, events }, pick) => {
        const state = knownOrder(orderFromEvents(order, events.slice(0, 1 + (pick % events.length))));
        const next = nextOrderStep(state, { holidays: new Set() });
        const allowed =
          orderCancellation({ status: orderStatus(state.stage), next }, state.changedAt).kind === 'allowed';
        const isDue = next !== undefined && Date.parse(next.dueAt) <= Date.parse(state.changedAt);
        const follows = applyOrderEvent(state, { kind: 'cancelled', at: state.changedAt }).ok;
        expect(allowed).toBe(follows && !isDue);
      }),
    );
  });
});

describe('a record', () => {
  it('[ENUM-01, ORDQ-06, ORDQ-08] a record is current while something is still to happen, also by a status that isn’t known', () => {
    expect(recordStatuses.filter(isOpenRecord)).toEqual([
      'ACCEPTED',
      'APPROVED_PENDING_PAYMENT',
      'CONFIRMED',
      'IN_PROGRESS',
      'RECEIVED',
    ]);
    expect(isOpenRecord(undefined)).toBe(true);
  });

  it('[ENUM-01, ORDQ-04] a record was cancelled or rejected by these statuses alone, none of them open', () => {
    const ended = recordStatuses.filter(isCancelledOrRejected);
    expect(ended).toEqual([
      'APPROVAL_REJECTED',
      'CANCELLED',
      'FAILED',
      'REJECTED_INVALID_PAYMENT',
      'REJECTED_OTHERS',
      'DELETED',
    ]);
    expect(ended.filter(isOpenRecord)).toEqual([]);
    expect(isCancelledOrRejected(undefined)).toBe(false);
  });

  it('[ENUM-35, ENUM-36, CONFLICT-35] a record of a type is a purchase, a sale, a switch or of a regular plan', () => {
    const kinds = (['B', 'A', 'R', 'S', 'SF', 'ST', 'AS', 'X', 'DX', undefined] as const).map(recordKind);
    expect(kinds).toEqual([
      'buy',
      'buy',
      'redemption',
      'switch',
      'switch',
      'switch',
      'switch',
      'regular',
      'regular',
      undefined,
    ]);
  });
});

describe('the history of an order', () => {
  const at = '2026-03-04T02:00:00Z';
  const accepted = { kind: 'accepted', at, dealingDate: '2026-03-04' } as const;
  const deal = { price: decimal('12.5'), units: decimal('25'), cost: decimal('312.50'), amount: decimal('10000') };
  const priced = { kind: 'priced', at, deal } as const;
  const invested = { kind: 'invested', at, dealingDate: '2026-03-05', deal } as const;
  const settled = { kind: 'settled', at } as const;
  const rejected = { kind: 'rejected', at, reason: 'fund-closed' } as const;
  const fund = { code: 'A', name: 'A' };
  const buy: OrderRecord = {
    fund,
    currency: 'TWD',
    priceCurrency: 'USD',
    amount: decimal('10000'),
    fee: decimal('150'),
    type: 'B',
  };
  const sale: OrderRecord = { type: 'R', fund, currency: 'TWD', priceCurrency: 'USD' };
  const twd = (text: string) => ({ currency: 'TWD', amount: decimal(text) });
  const usd = (text: string) => ({ currency: 'USD', amount: decimal(text) });
  const sum = { amount: twd('10000'), fee: twd('150'), total: twd('10150') };
  const figures = { units: deal.units, price: deal.price };

  it('[ORDQ-06, TRADE-18, TRADE-114] says what a purchase debits, and what its amount buys at the price', () => {
    expect(explainOrderEvent(buy, accepted, [])).toEqual([{ kind: 'debited', ...sum }]);
    expect(explainOrderEvent(buy, priced, [accepted])).toEqual([
      { kind: 'exchanged', from: twd('10000'), to: usd('312.50') },
      { kind: 'bought', ...figures, cost: usd('312.50') },
    ]);
    expect(explainOrderEvent(buy, settled, [accepted, priced])).toEqual([]);
    expect(explainOrderEvent({ ...buy, fee: undefined }, accepted, [])).toEqual([
      { kind: 'debited', amount: twd('10000'), total: twd('10000') },
    ]);
    expect(explainOrderEvent({ ...buy, amount: undefined }, accepted, [])).toEqual([]);
    expect(explainOrderEvent({ ...buy, currency: undefined }, accepted, [])).toMatchObject([
      { kind: 'debited', total: { currency: '', amount: decimal('10150') } },
    ]);
    const same = { ...deal, cost: deal.amount };
    expect(explainOrderEvent({ ...buy, priceCurrency: undefined }, { ...priced, deal: same }, [])).toEqual([
      { kind: 'bought', ...figures, cost: twd('10000') },
    ]);
  });

  it('[ORDQ-06, EPNT-06, ENT-58] says what points take off the fee, and that they come back with an order that comes to nothing', () => {
    const ePoints = decimal('500');
    const feeWaived = decimal('10');
    const redeeming = { ...buy, ePoints, feeWaived };
    const redeemed = { kind: 'points-redeemed', points: ePoints, off: twd('10') };
    const back = { kind: 'points-given-back', points: ePoints };
    expect(explainOrderEvent(redeeming, { kind: 'received', at }, [])).toEqual([redeemed]);
    expect(explainOrderEvent(redeeming, accepted, [])).toEqual([
      { kind: 'fee-waived', charged: twd('160'), off: twd('10'), fee: twd('150') },
      { kind: 'debited', ...sum },
    ]);
    expect(explainOrderEvent(redeeming, { kind: 'cancelled', at }, [])).toEqual([back]);
    expect(explainOrderEvent(redeeming, rejected, [])).toEqual([back]);
    expect(explainOrderEvent(redeeming, rejected, [{ kind: 'received', at }])).toEqual([back]);
    expect(explainOrderEvent(redeeming, rejected, [accepted])).toEqual([{ kind: 'paid-back', ...sum }, back]);
    for (const untold of [
      { ...redeeming, feeWaived: undefined },
      { ...redeeming, ePoints: undefined },
    ])
      expect(explainOrderEvent(untold, { kind: 'received', at }, [])).toEqual([]);
    expect(explainOrderEvent({ ...redeeming, fee: undefined }, accepted, [])).toHaveLength(1);
    expect(explainOrderEvent({ ...redeeming, currency: undefined }, { kind: 'received', at }, [])).toEqual([
      { ...redeemed, off: { currency: '', amount: feeWaived } },
    ]);
  });

  it('[ORDQ-06, TRADE-120] says what units are worth at the price, and what is paid out', () => {
    expect(explainOrderEvent(sale, accepted, [])).toEqual([]);
    expect(explainOrderEvent(sale, priced, [accepted])).toEqual([
      { kind: 'sold', ...figures, cost: usd('312.50') },
      { kind: 'exchanged', from: usd('312.50'), to: twd('10000') },
    ]);
    expect(explainOrderEvent(sale, settled, [accepted, priced])).toEqual([{ kind: 'paid-out', total: twd('10000') }]);
    expect(explainOrderEvent({ ...sale, currency: undefined, priceCurrency: undefined }, settled, [priced])).toEqual([
      { kind: 'paid-out', total: { currency: '', amount: deal.amount } },
    ]);
    expect(explainOrderEvent(sale, settled, [accepted])).toEqual([]);
  });

  it('[ORDQ-06, TRADE-111, TRADE-126] says which fees are taken off what units bring', () => {
    const charged = { ...priced, deal: { ...deal, shortTermFee: decimal('20') } };
    const order = { ...sale, chargeRate: decimal('1') };
    const left = { amount: twd('10000'), fees: [twd('100'), twd('20')], total: twd('9880') };
    expect(explainOrderEvent(order, charged, [accepted])[2]).toEqual({ kind: 'fees-taken', ...left });
    expect(explainOrderEvent(order, settled, [accepted, charged])).toEqual([{ kind: 'paid-out', total: twd('9880') }]);
    const change: OrderRecord = { ...order, type: 'S' };
    expect(explainOrderEvent({ ...change, currency: undefined }, charged, [])[2]).toMatchObject({
      kind: 'fees-taken',
      fees: [{ currency: '', amount: decimal('20') }],
    });
    expect(explainOrderEvent(change, rejected, [charged])).toEqual([{ kind: 'paid-out', total: twd('9980') }]);
  });

  it('[ORDQ-06, TRADE-43] says what the other side of a switch buys, or that it is paid out', () => {
    const change: OrderRecord = { ...sale, type: 'S', into: { fund, priceCurrency: 'EUR' } };
    const eur = { currency: 'EUR', amount: decimal('312.50') };
    expect(explainOrderEvent(change, invested, [accepted, priced])).toEqual([
      { kind: 'exchanged', from: twd('10000'), to: eur },
      { kind: 'bought', ...figures, cost: eur },
    ]);
    expect(explainOrderEvent({ ...change, into: { fund } }, invested, [priced])).toEqual([
      { kind: 'bought', ...figures, cost: twd('312.50') },
    ]);
    expect(explainOrderEvent(change, settled, [priced, invested])).toEqual([]);
    expect(explainOrderEvent(change, rejected, [accepted, priced])).toEqual([
      { kind: 'paid-out', total: twd('10000') },
    ]);
  });

  it('[ORDQ-06] says what is paid back of a purchase that was debited, and nothing where nothing moved', () => {
    expect(explainOrderEvent(buy, rejected, [accepted])).toEqual([{ kind: 'paid-back', ...sum }]);
    expect(explainOrderEvent(buy, rejected, [])).toEqual([]);
    expect(explainOrderEvent(sale, rejected, [accepted])).toEqual([]);
    for (const kind of ['received', 'cancelled', 'waiting'] as const)
      expect(explainOrderEvent(buy, { kind, at }, [])).toEqual([]);
  });

  it('[ORDQ-06] knows the server’s reasons against cancelling', () => {
    expect(parseCancellationProblem(['X', 'ORDER_CUT_OFF_PASSED'])).toBe('cut-off-passed');
    expect(parseCancellationProblem(['ORDER_IS_CANCELLED'])).toBe('cancelled');
    expect(parseCancellationProblem(['ORDER_IS_FINISHED'])).toBe('finished');
    expect(parseCancellationProblem(['ORDER_UNKNOWN'])).toBeUndefined();
  });
});

describe('past orders', () => {
  const fund = (code: string) => ({ code, name: `Fund ${code}` });
  const records: readonly OrderRecord[] = [
    { orderId: '1', type: 'B', fund: fund('A'), status: 'COMPLETED', receivedAt: '2026-03-03T15:59:59.999Z' },
    { orderId: '2', type: 'R', fund: fund('B'), status: 'CANCELLED', receivedAt: '2026-03-03T16:00:00Z' },
    { orderId: '3', type: 'S', fund: fund('B'), into: { fund: fund('A') }, status: 'COMPLETED' },
    { orderId: '4', type: 'R', fund: fund('C'), transactionDate: '2026-03-05' },
  ];
  const idsOf = (filter: RecordFilter) => filterRecords(records, filter).map(({ orderId }) => orderId);

  it.each<readonly [RecordFilter, readonly string[]]>([
    [{}, ['1', '2', '3', '4']],
    [{ fund: 'A' }, ['1', '3']],
    [{ fund: 'ｆｕｎｄ b' }, ['2', '3']],
    [{ fund: ' ' }, ['1', '2', '3', '4']],
    [{ fund: 'X' }, []],
    [{ kind: 'redemption' }, ['2', '4']],
    [{ status: 'COMPLETED' }, ['1', '3']],
    [{ from: '2026-03-04' }, ['2', '4']],
    [{ to: '2026-03-03' }, ['1']],
    [{ from: '2026-03-03', to: '2026-03-04' }, ['1', '2']],
    [{ from: '2026-03-05', to: '2026-03-05' }, ['4']],
    [{ from: '2026-02-30', to: 'today' }, ['1', '2', '3', '4']],
    [{ fund: 'B', kind: 'switch', status: 'COMPLETED' }, ['3']],
  ])('[ORDQ-08] under %j are those of the fund, type and state, received on those days: %j', (filter, ids) => {
    expect(idsOf(filter)).toEqual(ids);
  });

  it('[ORDQ-08, ENT-29] past orders are those of one class where several share its code, and of either by the code alone', () => {
    const ofClass = (orderId: string, jfFundCode: string): OrderRecord => ({
      orderId,
      type: 'B',
      fund: { ...fund('A'), jfFundCode },
    });
    const two = [ofClass('1', 'A.TWD'), ofClass('2', 'A.USD')];
    const ids = (wanted: string) => filterRecords(two, { fund: wanted }).map(({ orderId }) => orderId);
    expect([ids('A.TWD'), ids('A.USD'), ids('A')]).toEqual([['1'], ['2'], ['1', '2']]);
  });

  it('[ORDQ-05, ORDQ-08] a past order is found by its whole number, however it is typed, and by no part of it', () => {
    const numbered: readonly OrderRecord[] = [
      { orderId: 'a-1', orderNo: '618-033-991', type: 'R', fund: fund('A') },
      { orderId: 'a-2', type: 'R', fund: fund('B') },
    ];
    const ids = (wanted: string) => filterRecords(numbered, { fund: wanted }).map(({ orderId }) => orderId);
    expect(['618-033-991', '618033991', ' ６１８ 033 991 ', 'A-2', '618-033', '991'].map(ids)).toEqual([
      ['a-1'],
      ['a-1'],
      ['a-1'],
      ['a-2'],
      [],
      [],
    ]);
  });

  it('[ORDQ-08] past orders are fewer under more conditions, and in the same order', () => {
    const optional = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const filters = fc.record({
      fund: optional('A', 'B', 'C'),
      kind: optional('buy' as const, 'redemption' as const, 'switch' as const),
      status: optional('COMPLETED' as const, 'CANCELLED' as const),
      from: optional('2026-03-03', '2026-03-04', '2026-03-05'),
      to: optional('2026-03-03', '2026-03-04', '2026-03-05'),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const whole = filterRecords(records, filter);
        const stepwise = Object.entries(filter).reduce<readonly OrderRecord[]>(
          (left, [name, value]) => filterRecords(left, { [name]: value }),
          records,
        );
        expect(stepwise).toEqual(whole);
      }),
    );
  });

  const columns = Object.fromEntries(recordColumns.map((column) => [column, column])) as Record<RecordColumn, string>;
  const words = { name: 'Orders', columns, kindOf: () => 'Switch', statusOf: () => 'Settled' };
  const full: OrderRecord = {
    orderId: 'L1.1',
    type: 'S',
    fund: fund('A'),
    transactionDate: '2026-03-04',
    status: 'COMPLETED',
    receivedAt: '2026-03-03T16:00:00Z',
    currency: 'TWD',
    price: decimal('12.50'),
    priceCurrency: 'USD',
    units: decimal('1.2345'),
    amount: decimal('500'),
    fee: decimal('3'),
    into: {
      fund: fund('B'),
      transactionDate: '2026-03-05',
      units: decimal('7'),
      price: decimal('1234'),
      priceCurrency: 'JPY',
    },
  };
  const text = (value: string) => ({ kind: 'text', text: value });
  const empty = { kind: 'empty' };
  const number = (value: string, places: number) => ({ kind: 'number', value: decimal(value), places });

  it('[ORDQ-08] past orders are written as a sheet, a row each, a switch with the date, price and currency of both sides', () => {
    const sheet = recordsSheet([full, { fund: fund('A') }], words, false);
    expect(sheet.headings).toEqual(recordColumns);
    expect(sheet.rows[0]).toEqual([
      { kind: 'date', date: '2026-03-04' },
      text('L1.1'),
      text('Switch'),
      text('Fund A'),
      text('A'),
      text('Fund B'),
      text('B'),
      { kind: 'date', date: '2026-03-04' },
      number('1.2345', 4),
      number('12.50', 2),
      text('USD'),
      { kind: 'date', date: '2026-03-05' },
      number('7', 0),
      number('1234', 0),
      text('JPY'),
      number('500', 0),
      number('3', 0),
      text('TWD'),
      text('Settled'),
    ]);
    expect(sheet.rows[1]?.filter(({ kind }) => kind !== 'empty')).toEqual([
      text('Switch'),
      text('Fund A'),
      text('A'),
      text('Settled'),
    ]);
    expect(recordsSheet([{ ...full, receivedAt: 'once' }], words, false).rows[0]?.[0]).toEqual(empty);
  });

  it('[ORDQ-08, PORT-45] past orders have neither amounts nor units in a sheet while amounts are hidden', () => {
    const [row = []] = recordsSheet([full], words, true).rows;
    const hidden = recordColumns.filter((_, place) => row[place]?.kind === 'empty');
    expect(hidden).toEqual(['units', 'into-units', 'amount', 'fee']);
  });
});
