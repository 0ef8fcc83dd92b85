import { describe, expect, it } from 'vitest';
import { MockReAuthentication } from '../../adapters/mock/credentials/mock-re-authentication';
import { MockOrderRecords } from '../../adapters/mock/orders/mock-order-records';
import type { TransportRequest } from '../../adapters/http/transport';
import type { Region } from '../../domain/region';

const morning = Date.parse('2026-11-20T10:00:00+08:00');
const order = {
  ...{ type: 'B', fund: { name: { code: 'A', value: 'Fund A' } }, amount: '50000', currency: 'TWD', fee: '300' },
  ...{ orderId: 'L1.1', status: 'CANCELLED', receivedAt: '2026-11-02T02:00:00Z', next: null },
};
const told = { kind: 'received', at: '2026-11-02T02:00:00Z', dealingDate: null, price: null, units: null, cost: null };
const history = { orderId: 'L1.1', events: [{ ...told, amount: null, shortTermFee: null, reason: null }] };
const recorded: Readonly<Record<string, object>> = { orderHistory: [order], 'orderEvents.L1.1': history };

function aMock(answers = recorded, region: Region = 'TW') {
  let now = morning;
  const records = new MockOrderRecords(region, new MockReAuthentication(region), () => now);
  const play = (name: string, { orderId = '', key = true, vpin = 'trade5208' } = {}) => {
    const request: TransportRequest = {
      ...{ name, method: 'GET', url: `/orders/events?orderId=${orderId}`, body: JSON.stringify({ orderId, vpin }) },
      headers: key ? { 'Idempotency-Key': `cancel-order:${orderId}` } : {},
    };
    const body = answers[records.recordingOf(request, name)];
    return records.play(request, body ? { status: 200, body } : undefined);
  };
  const shown = () =>
    ((play('orderHistory')?.body ?? []) as { orderId: string; status: string }[]).map(
      ({ orderId, status }) => `${orderId} ${status}`,
    );
  const codeOf = (name: string, asked: { orderId: string; key?: boolean }) =>
    ((play(name, asked)?.body ?? {}) as { detail?: { errors: { code: string }[] } }).detail?.errors[0]?.code;
  return { play, shown, codeOf, goTo: (instant: string) => (now = Date.parse(instant)) };
}

describe('the mock’s orders', () => {
  it('[MOCK-04, ORDQ-06] are those recorded and one under way, which can be cancelled until its cut-off', () => {
    const { play, shown } = aMock();
    expect(shown()).toEqual(['mock-under-way RECEIVED', 'L1.1 CANCELLED']);
    expect(play('orderHistory')?.body).toMatchObject([
      { next: { step: 'accept', date: '2026-11-20', dueAt: '2026-11-20T16:00:00+08:00' } },
      {},
    ]);
    const cancelled = play('cancelOrder', { orderId: 'mock-under-way' });
    expect(cancelled).toMatchObject({ status: 200, body: { orderId: 'mock-under-way' } });
    expect(play('cancelOrder', { orderId: 'mock-under-way' })).toEqual(cancelled);
    expect(shown()).toEqual(['mock-under-way CANCELLED', 'L1.1 CANCELLED']);
    expect(play('orderEvents', { orderId: 'mock-under-way' })?.body).toMatchObject({
      events: [{ kind: 'received' }, { kind: 'cancelled' }],
    });
  });

  it('[MOCK-04, TRADE-14, TRADE-90] are cancelled in Taiwan with a trading password alone', () => {
    const mock = new MockOrderRecords('TW', new MockReAuthentication('TW'), () => morning);
    const request: TransportRequest = {
      ...{ name: 'cancelOrder', method: 'POST', url: '/orders/cancel', body: '{"orderId":"mock-under-way"}' },
      headers: { 'Idempotency-Key': 'cancel-order:mock-under-way' },
    };
    const refused = { status: 401, body: { detail: { errors: [{ code: 'VPN0001' }] } } };
    expect(mock.play(request, undefined)).toEqual(refused);
  });

  it('[VCA-28, ORDQ-06] can be cancelled in Hong Kong until 17:00', () => {
    const { play, codeOf, goTo } = aMock(recorded, 'HK');
    expect(play('orderHistory')?.body).toMatchObject([{ next: { dueAt: '2026-11-20T17:00:00+08:00' } }, {}]);
    goTo('2026-11-20T17:00:00+08:00');
    expect(codeOf('cancelOrder', { orderId: 'mock-under-way' })).toBe('ORDER_CUT_OFF_PASSED');
  });

  it('[MOCK-04, ORDQ-06] refuse what the server would: after the cut-off, what is over, nobody’s, and without a key', () => {
    const { codeOf, shown, goTo } = aMock();
    expect(codeOf('cancelOrder', { orderId: 'L1.1' })).toBe('ORDER_UNKNOWN');
    expect(codeOf('orderEvents', { orderId: 'mock-under-way' })).toBe('ORDER_UNKNOWN');
    shown();
    expect(codeOf('cancelOrder', { orderId: 'L1.1' })).toBe('ORDER_IS_FINISHED');
    expect(codeOf('cancelOrder', { orderId: 'mock-under-way', key: false })).toBe('IDEMPOTENCY_KEY_INVALID');
    goTo('2026-11-20T16:00:00+08:00');
    expect(codeOf('cancelOrder', { orderId: 'mock-under-way' })).toBe('ORDER_CUT_OFF_PASSED');
    expect(codeOf('orderEvents', { orderId: 'no-such' })).toBe('ORDER_UNKNOWN');
  });

  it('[MOCK-04] of whom nothing is recorded are none, and other calls are left alone', () => {
    const { play, shown } = aMock({});
    expect(shown()).toEqual([]);
    expect(play('portfolio')).toBeUndefined();
    expect(aMock().play('orderEvents', { orderId: 'L1.1' })?.body).toEqual(history);
  });
});
