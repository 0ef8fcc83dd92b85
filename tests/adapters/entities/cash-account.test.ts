import { describe, expect, it } from 'vitest';
import { cashAccountFields, toCashAccount } from '../../../adapters/graphql/cash-account/cash-account';
import { parseBody } from '../../../adapters/http/parse-body';
import { decimal } from '../../builders/decimal';

const read = parseBody(cashAccountFields, toCashAccount);
const wire = {
  accountNo: '510000000012',
  accountCurrency: 'HKD',
  vcaSid: 'v1',
  accountStatus: 'ACTIVE',
  ledgerBalance: '12000.50',
  availableBalance: '11000.00',
  balancePrecision: 2,
  balanceLastUpdateTime: '2026-02-13T10:30:00+08:00',
};

describe('a Cash Account', () => {
  it('[ENT-27] a Cash Account is read with every field', () => {
    expect(read(wire)).toEqual({
      ok: true,
      value: { ...wire, ledgerBalance: decimal('12000.50'), availableBalance: decimal('11000.00') },
    });
  });

  it('[ENT-27] keeps what is missing missing, balances above all', () => {
    const { accountNo, accountCurrency, vcaSid } = wire;
    const least = { accountNo, accountCurrency, vcaSid };
    expect(read(least)).toEqual({ ok: true, value: { ...least, balancePrecision: 0 } });
    expect(read({ ...least, accountStatus: null, ledgerBalance: null, availableBalance: '1,000' })).toEqual({
      ok: true,
      value: { ...least, balancePrecision: 0 },
    });
  });

  it.each([null, 'x', [], {}, { ...wire, accountNo: 1 }, { ...wire, vcaSid: null }, { ...wire, accountStatus: 7 }])(
    '[ENT-27] a Cash Account is malformed: %j',
    (body) => {
      expect(read(body)).toEqual({ ok: false, error: { kind: 'malformed' } });
    },
  );
});
