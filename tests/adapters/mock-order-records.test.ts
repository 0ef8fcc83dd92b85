import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Region } from '../../domain/region';
import { signedInMock } from './support/signed-in-mock';

const morning = '2026-11-20T10:00:00+08:00';
const order = {
  type: 'B',
  fund: { name: { code: 'A', value: 'Fund A' } },
  amount: '50000',
  currency: 'TWD',
  fee: '300',
  orderId: 'L1.1',
  status: 'CANCELLED',
  receivedAt: '2026-11-02T02:00:00Z',
  next: null,
};
const told = { kind: 'received', at: '2026-11-02T02:00:00Z', dealingDate: null, price: null, units: null, cost: null };
const history = { orderId: 'L1.1', events: [{ ...told, amount: null, shortTermFee: null, reason: null }] };
const recorded: Readonly<Record<string, object>> = { orderHistory: [order], 'orderEvents.L1.1': history };

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(morning) }));
afterEach(() => vi.useRealTimers());

function aMock(answers = recorded, region: Region = 'TW') {
  const ask = signedInMock(region, answers);
  const play = (name: string, { orderId = '', key = true, vpin = 'trade5208' } = {}) =>
    ask(name, {
      url: `/orders/events?orderId=${orderId}`,
      ...(name === 'cancelOrder' ? { body: JSON.stringify({ orderId, vpin }) } : {}),
      headers: key && name === 'cancelOrder' ? { 'Idempotency-Key': `cancel-order:${orderId}` } : {},
    });
  const shown = async () =>
    ((await play('orderHistory')).body as { orderId: string; status: string }[]).map(
      ({ orderId, status }) => `${orderId} ${status}`,
    );
  const codeOf = async (name: string, query: { orderId: string; key?: boolean }) =>
    ((await play(name, query)).body as { detail?: { errors: { code: string }[] } }).detail?.errors[0]?.code;
  return { ask, play, shown, codeOf, goTo: (instant: string) => vi.setSystemTime(new Date(instant)) };
}

describe('the mock’s orders', () => {
  it('[MOCK-04, ORDQ-06] the mock’s orders are those recorded and one under way, which can be cancelled until its cut-off', async () => {
    const { play, shown } = aMock();
    expect(await shown()).toEqual(['mock-under-way RECEIVED', 'L1.1 CANCELLED']);
    expect((await play('orderHistory')).body).toMatchObject([
      { next: { step: 'accept', date: '2026-11-20', dueAt: '2026-11-20T16:00:00+08:00' } },
      {},
    ]);
    const cancelled = await play('cancelOrder', { orderId: 'mock-under-way' });
    expect(cancelled).toMatchObject({ status: 200, body: { orderId: 'mock-under-way' } });
    expect(await play('cancelOrder', { orderId: 'mock-under-way' })).toEqual(cancelled);
    expect(await shown()).toEqual(['mock-under-way CANCELLED', 'L1.1 CANCELLED']);
    expect((await play('orderEvents', { orderId: 'mock-under-way' })).body).toMatchObject({
      events: [{ kind: 'received' }, { kind: 'cancelled' }],
    });
  });

  it('[MOCK-04, TRADE-14, TRADE-90] the mock’s orders are cancelled in Taiwan with a trading password alone', async () => {
    const { ask } = aMock();
    const body = '{"orderId":"mock-under-way"}';
    const headers = { 'Idempotency-Key': 'cancel-order:mock-under-way' };
    const refused = { status: 401, body: { detail: { errors: [{ code: 'VPN0001' }] } } };
    expect(await ask('cancelOrder', { body, headers })).toEqual(refused);
  });

  it('[VCA-28, ORDQ-06] the mock’s orders can be cancelled in Hong Kong until 17:00', async () => {
    const { play, codeOf, goTo } = aMock(recorded, 'HK');
    expect((await play('orderHistory')).body).toMatchObject([{ next: { dueAt: '2026-11-20T17:00:00+08:00' } }, {}]);
    goTo('2026-11-20T17:00:00+08:00');
    expect(await codeOf('cancelOrder', { orderId: 'mock-under-way' })).toBe('ORDER_CUT_OFF_PASSED');
  });

  it('[MOCK-04, ORDQ-06] refuse what the server would: after the cut-off, what is over, nobody’s, and without a key', async () => {
    const { codeOf, goTo } = aMock();
    expect(await codeOf('cancelOrder', { orderId: 'L1.2' })).toBe('ORDER_UNKNOWN');
    expect(await codeOf('cancelOrder', { orderId: 'L1.1' })).toBe('ORDER_IS_FINISHED');
    expect(await codeOf('cancelOrder', { orderId: 'mock-under-way', key: false })).toBe('IDEMPOTENCY_KEY_INVALID');
    goTo('2026-11-20T16:00:00+08:00');
    expect(await codeOf('cancelOrder', { orderId: 'mock-under-way' })).toBe('ORDER_CUT_OFF_PASSED');
    expect(await codeOf('orderEvents', { orderId: 'no-such' })).toBe('ORDER_UNKNOWN');
  });

  it('[MOCK-04] the mock’s orders have the recorded histories, and are none where none is recorded', async () => {
    expect((await aMock().play('orderEvents', { orderId: 'L1.1' })).body).toEqual(history);
    expect(await aMock({ orderHistory: [] }).shown()).toEqual([]);
  });
});
