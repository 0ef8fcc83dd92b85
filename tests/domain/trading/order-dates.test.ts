import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { scaled, toText } from '../../../domain/money/decimal';
import { estimatedUnits } from '../../../domain/trading/simulation/estimated-units';
import { orderDates } from '../../../domain/trading/simulation/order-dates';
import { decimal } from '../../builders/decimal';

const calendar = marketCalendar('TW');
const friday = '2026-11-20';

describe('the days of an order that is sent now', () => {
  it('[TRADE-112, TRADE-114] debit a purchase at the cut-off of its dealing date', () => {
    const sent = { kind: 'buy', sentAt: `${friday}T10:00:00+08:00`, cutOff: 'onshore' } as const;
    const at = `${friday}T16:00:00+08:00`;
    expect(orderDates(sent, calendar)).toEqual({ dealingDate: friday, until: at, debitedAt: at });
  });

  it('[TRADE-91, TRADE-120] pay a redemption within five business days of the next one, once the cut-off is over', () => {
    const sent = { kind: 'redemption', sentAt: `${friday}T13:00:01+08:00`, cutOff: 'offshore' } as const;
    expect(orderDates(sent, calendar)).toEqual({
      dealingDate: '2026-11-23',
      until: '2026-11-23T13:00:00+08:00',
      paidBy: '2026-11-30',
    });
  });

  it('[TRADE-135, TRADE-136] buy the target of an offshore switch a business day after its units leave', () => {
    const sent = { kind: 'switch', sentAt: `${friday}T10:00:00+08:00`, cutOff: 'offshore' } as const;
    expect(orderDates(sent, calendar)).toMatchObject({ dealingDate: friday, switchedAt: '2026-11-23' });
  });

  it('[OPEN-32, TRADE-119] pass over the closures of a fund', () => {
    const closed = { ...calendar, closures: new Set([friday]) };
    const sent = { kind: 'buy', sentAt: `${friday}T10:00:00+08:00`, cutOff: 'onshore' } as const;
    expect(orderDates(sent, closed)?.dealingDate).toBe('2026-11-23');
  });

  it('[TRADE-90] an order sent at no instant has no known days', () => {
    expect(orderDates({ kind: 'buy', sentAt: '', cutOff: 'onshore' }, calendar)).toBeUndefined();
  });
});

describe('the units of an amount', () => {
  it('[TRADE-43] round down as a deal does, and are none for less than one last place and at no price', () => {
    const units = (amount: string, price = '3') => {
      const estimated = estimatedUnits({ amount: decimal(amount), price: decimal(price), currency: 'TWD' });
      return estimated && toText(estimated);
    };
    expect([units('10'), units('0'), units('10', '0')]).toEqual(['3.3333', undefined, undefined]);
  });

  it('[ORDQ-03, TRADE-43, R24] an amount buys the most units that are never worth more than it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 8n }), (amount, price) => {
        const units = estimatedUnits({ amount: scaled(amount), price: scaled(price, 4), currency: 'TWD' });
        const most = units?.digits ?? 0n;
        const wanted = amount * 10n ** 8n;
        expect(most * price <= wanted).toBe(true);
        expect((most + 1n) * price > wanted).toBe(true);
      }),
    );
  });
});
