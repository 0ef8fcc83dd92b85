import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownMessages } from '../../../domain/notices/message';
import {
  type OrderToStop,
  parseStopScope,
  type ServiceStop,
  stopOfOrder,
  stopOfSignIn,
  stoppableOrders,
  type StopScope,
  stopScopeCode,
  stopsIn,
  withoutStops,
} from '../../../domain/notices/service-stop';
import { garbage } from '../../arbitraries/garbage';

const fundCode = fc.constantFrom('TW0001', 'TW0005', 'HK-1', 'FUND-', 'all');
const scope: fc.Arbitrary<StopScope> = fc.oneof(
  fc.constant<StopScope>({ kind: 'sign-in' }),
  fc.constant<StopScope>({ kind: 'all-orders' }),
  fc.constantFrom(...stoppableOrders).map((of): StopScope => ({ kind: 'orders', of })),
  fundCode.map((code): StopScope => ({ kind: 'fund', fundCode: code })),
);
const stop: fc.Arbitrary<ServiceStop> = fc.record({ scope, text: fc.string() });
const order: fc.Arbitrary<OrderToStop> = fc.record({
  kind: fc.constantFrom(...stoppableOrders),
  fundCodes: fc.array(fundCode, { minLength: 1, maxLength: 2 }),
});

describe('the codes of stops', () => {
  it('[MSG-04] every scope is read back from its code', () => {
    fc.assert(
      fc.property(scope, (one) => {
        expect(parseStopScope(stopScopeCode(one))).toEqual(one);
      }),
    );
  });

  it('[MSG-04] no other code tells of a stop', () => {
    for (const code of ['1', '', 'STOP', 'STOP-', 'STOP-FUND-', 'STOP-buy', 'stop-BUY', 'STOP-BUYS', ' STOP-ALL'])
      expect(parseStopScope(code)).toBeUndefined();
    fc.assert(
      fc.property(fc.oneof(fc.string(), garbage.map(String)), (code) => {
        const read = parseStopScope(code);
        if (read) expect(stopScopeCode(read)).toBe(code);
      }),
    );
  });
});

describe('the order that a stop stops', () => {
  it('[MSG-04] each further stop stops at least as much, in whatever order they are', () => {
    fc.assert(
      fc.property(fc.array(stop), fc.array(stop), order, (some, more, sent) => {
        const isStopped = (stops: readonly ServiceStop[]) => stopOfOrder(stops, sent) !== undefined;
        if (isStopped(some)) expect(isStopped([...more, ...some])).toBe(true);
        expect(isStopped([...some, ...more])).toBe(isStopped([...more, ...some]));
        expect(isStopped([...some, ...more])).toBe(isStopped(some) || isStopped(more));
      }),
    );
  });

  it('[MSG-04] a stop of all orders stops each, one of a kind its kind alone, one of a fund whatever leaves or enters it', () => {
    fc.assert(
      fc.property(order, fc.constantFrom(...stoppableOrders), fundCode, (sent, of, code) => {
        const stops = (one: StopScope) => stopOfOrder([{ scope: one }], sent) !== undefined;
        expect(stops({ kind: 'all-orders' })).toBe(true);
        expect(stops({ kind: 'orders', of })).toBe(of === sent.kind);
        expect(stops({ kind: 'fund', fundCode: code })).toBe(sent.fundCodes.includes(code));
        expect(stops({ kind: 'sign-in' })).toBe(false);
      }),
    );
  });

  it('[AUTH-03] only its own stop stops signing in', () => {
    fc.assert(
      fc.property(fc.array(stop), (stops) => {
        expect(stopOfSignIn(stops) !== undefined).toBe(stops.some((one) => one.scope.kind === 'sign-in'));
      }),
    );
  });
});

describe('the maintenance message', () => {
  const line = (code: string, value?: string) => ({ code, value });
  const message = {
    enable: true,
    type: 'MAINTENANCE' as const,
    values: [line('STOP-BUY', ' No purchases today. '), line('1', 'Sunday night'), line('STOP-FUND-TW0005')],
  };

  it('[MSG-04, ENT-32] tells of stops by the codes of its lines, also of one without a sentence', () => {
    expect(stopsIn([message])).toEqual([
      { scope: { kind: 'orders', of: 'buy' }, text: 'No purchases today.' },
      { scope: { kind: 'fund', fundCode: 'TW0005' }, text: '' },
    ]);
  });

  it('[MSG-07] tells of none while it is switched off, nor does any other message', () => {
    expect(
      stopsIn([
        { ...message, enable: false },
        { ...message, type: 'TYPHOON' },
      ]),
    ).toEqual([]);
  });

  it('[MSG-04] keeps its other lines for the notices', () => {
    expect(shownMessages(withoutStops([message]))).toEqual([{ type: 'MAINTENANCE', lines: ['Sunday night'] }]);
  });
});
