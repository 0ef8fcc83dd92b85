import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SameDayDirectDebit } from '../../../domain/banking/same-day-direct-debit';
import type { Calendar } from '../../../domain/calendar/calendar';
import { isCashAccountServiceHour } from '../../../domain/calendar/service-hours';
import { isCashServiceHour, type CashService } from '../../../domain/cash-account/cash-service';
import { topUpMethods } from '../../../domain/cash-account/instructions/top-up-methods';
import { withdrawalDestination } from '../../../domain/cash-account/instructions/withdrawal-destination';
import { arbitraryCalendars } from '../../arbitraries/calendar';
import { instants } from '../../arbitraries/iso-date';

const newYear: Calendar = { holidays: new Set(['2026-02-17']) };

describe('the hours of a service', () => {
  const open = (service: CashService, at: string) => isCashServiceHour(service, at, newYear);

  it('[VCA-31] the hours of a service of the top-up are all day, every day', () => {
    for (const at of ['2026-02-14T12:00:00+08:00', '2026-02-17T03:00:00+08:00', '2026-02-16T23:59:59.999+08:00'])
      expect(open('top-up', at)).toBe(true);
    fc.assert(fc.property(instants, arbitraryCalendars, (at, calendar) => isCashServiceHour('top-up', at, calendar)));
  });

  it('[VCA-28, VCA-29, OPEN-67] the hours of a service of withdrawal and subscription are the service hours', () => {
    for (const service of ['withdrawal', 'lump-sum-subscription'] as const) {
      expect(open(service, '2026-02-16T17:00:00+08:00')).toBe(true);
      expect(open(service, '2026-02-16T17:00:00.001+08:00')).toBe(false);
      expect(open(service, '2026-02-17T12:00:00+08:00')).toBe(false);
    }
    fc.assert(
      fc.property(instants, arbitraryCalendars, (at, calendar) => {
        expect(isCashServiceHour('withdrawal', at, calendar)).toBe(isCashAccountServiceHour(at, calendar));
      }),
    );
  });

  it('[VCA-31] hold no text that is no instant', () => {
    expect(['', 'now', '2026-02-16', '2026-02-16T24:00:00Z'].some((at) => open('top-up', at))).toBe(false);
  });
});

describe('the ways of topping up', () => {
  it('[VCA-32, CONFLICT-55] the ways of topping up are electronic direct debit alone, where it is enabled', () => {
    expect(topUpMethods({ eddaEnabled: true })).toEqual(['DIRECT_DEBIT']);
    expect(topUpMethods({ eddaEnabled: true, existDDADeals: true, underSHLFrozenPeriod: true })).toEqual([
      'DIRECT_DEBIT',
    ]);
  });

  it.each<[SameDayDirectDebit | undefined]>([
    [undefined],
    [{}],
    [{ eddaEnabled: false }],
    [{ eddaEnabled: undefined, existDDADeals: true }],
  ])('[VCA-32, CONFLICT-55] the ways of topping up are none where the server says %j', (info) => {
    expect(topUpMethods(info)).toEqual([]);
  });
});

describe('the destination of a withdrawal', () => {
  const standing = [
    { bankAccountNo: '1', accountCurrency: 'USD' },
    { bankAccountNo: '2', accountCurrency: 'XXX' },
    { bankAccountNo: '3', accountCurrency: 'HKD' },
    { bankAccountNo: '4', accountCurrency: 'HKD' },
  ];

  it('[VCA-33, BANK-05] the destination of a withdrawal is the standing instruction’s account for HKD and no other', () => {
    expect(withdrawalDestination(standing)?.bankAccountNo).toBe('3');
    expect(withdrawalDestination(standing.slice(0, 2))?.bankAccountNo).toBe('2');
  });

  it('[VCA-33] the destination of a withdrawal is nowhere without a standing instruction in HKD or any currency', () => {
    expect(withdrawalDestination([])).toBeUndefined();
    expect(withdrawalDestination(standing.slice(0, 1))).toBeUndefined();
  });
});
