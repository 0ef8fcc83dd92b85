import { describe, expect, it } from 'vitest';
import { dividendRecordFields, toDividendRecord } from '../../../adapters/graphql/dividends/dividend-record';
import { parseBody } from '../../../adapters/http/parse-body';
import { decimal } from '../../builders/decimal';

const read = parseBody(dividendRecordFields, toDividendRecord);
const wire = {
  refNo: 'D1',
  fund: { name: { code: 'JF1', value: '基金一' } },
  reInvestmentFund: { name: { code: 'JF2', value: null } },
  applyDate: '2026-02-13',
  status: 'COMPLETED',
  chargeMethod: 'CASH',
  holdingUnits: '100.123',
  txnAmount: '250',
  txnCurrency: 'TWD',
};

describe('a dividend record', () => {
  it('[DIV-01, ENT-46] a dividend record is read with every field', () => {
    expect(read(wire)).toEqual({
      ok: true,
      value: {
        ...wire,
        fund: { code: 'JF1', name: '基金一' },
        reInvestmentFund: { code: 'JF2', name: 'JF2' },
        holdingUnits: decimal('100.123'),
        holdingUnitsPrecision: 4,
        txnAmount: decimal('250'),
        txnAmountPrecision: 0,
      },
    });
  });

  it('[DIV-01, ENT-46] keeps what is missing missing: a dividend paid out has no fund to go into', () => {
    const fund = { name: { code: 'JF1' } };
    const value = { refNo: 'D1', fund: { code: 'JF1', name: 'JF1' }, holdingUnitsPrecision: 4, txnAmountPrecision: 2 };
    expect(read({ refNo: 'D1', fund })).toEqual({ ok: true, value });
    expect(read({ refNo: 'D1', fund, reInvestmentFund: null, txnAmount: null, status: null })).toEqual({
      ok: true,
      value,
    });
  });

  it.each([null, 'x', {}, { ...wire, refNo: 1 }, { ...wire, fund: null }, { ...wire, reInvestmentFund: 'JF2' }])(
    '[DIV-01, ENT-46] a dividend record is malformed: %j',
    (body) => {
      expect(read(body)).toEqual({ ok: false, error: { kind: 'malformed' } });
    },
  );
});
