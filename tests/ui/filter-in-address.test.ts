import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountFilters } from '../../domain/holdings/account-filter';
import { groupTypes } from '../../domain/holdings/group-holdings';
import { paymentCurrencies } from '../../domain/holdings/payment-currency';
import { readFilter, writeFilter } from '../../ui/screens/portfolio/filter-in-address';

const read = (address: string, region: 'HK' | 'TW') => readFilter(new URLSearchParams(address), region);

describe('the filter in the address', () => {
  it('[PORT-23, PORT-24, PORT-27, CONST-10] is everything unless the address says otherwise', () => {
    const everything = { groupType: 'FUND_CODE', accountType: 'ALL', paymentCurrency: undefined };
    for (const region of ['HK', 'TW'] as const)
      for (const address of ['', 'account=ALL&paid=ALL', 'account=EC_XX&paid=EUR&group=SHOE_SIZE', 'account=MS'])
        expect(read(address, region)).toEqual(everything);
  });

  it('[OPEN-82, CONFLICT-25] knows the choices of its region alone', () => {
    expect(read('account=EC_ON&paid=ZZZ', 'TW')).toMatchObject({ accountType: 'EC_ON', paymentCurrency: 'ZZZ' });
    expect(read('account=EC_ON&paid=ZZZ', 'HK')).toMatchObject({ accountType: 'ALL', paymentCurrency: undefined });
    expect(read('account=MA', 'HK')).toMatchObject({ accountType: 'MA' });
  });

  it('[PORT-24, PORT-27] is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...groupTypes),
        fc.constantFrom(...accountFilters),
        fc.constantFrom(...paymentCurrencies),
        (groupType, accountType, paid) => {
          const filter = { groupType, accountType, paymentCurrency: paid === 'ALL' ? undefined : paid };
          expect(readFilter(new URLSearchParams(writeFilter(filter)), 'TW')).toEqual(filter);
        },
      ),
    );
  });
});
