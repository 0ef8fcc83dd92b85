import { describe, expect, it } from 'vitest';
import { regularPlanFields, toRegularPlan } from '../../../adapters/http/plans/regular-plans';
import { parseBody } from '../../../adapters/http/parse-body';
import { decimal } from '../../builders/decimal';

const read = parseBody(regularPlanFields, toRegularPlan);
const wire = {
  accountNo: '510000000012',
  refNo: 'P1',
  fund: { name: { code: 'JF1', value: 'Fund One' } },
  currency: 'HKD',
  amount: '1000.00',
  frequency: 'MONTHLY',
  dayOfMonth: 31,
  status: 'NORMAL',
  lastUpdateTime: '2021-08-31T10:00:00+08:00',
};

describe('a regular investment plan', () => {
  it('[ENT-26] a regular investment plan is read with every field', () => {
    expect(read(wire)).toEqual({
      ok: true,
      value: { ...wire, fund: { code: 'JF1', name: 'Fund One' }, amount: decimal('1000.00'), amountPrecision: 2 },
    });
    expect(read({ ...wire, dayOfMonth: 1 })).toMatchObject({ value: { dayOfMonth: 1 } });
  });

  it('[ENT-26] keeps what is missing, or no day of a month, missing', () => {
    const least = { accountNo: '1', refNo: 'P1', fund: { name: { code: 'JF1' } }, currency: 'HKD' };
    const value = { ...least, fund: { code: 'JF1', name: 'JF1' }, amountPrecision: 2 };
    expect(read(least)).toEqual({ ok: true, value });
    for (const dayOfMonth of [null, 0, 32, 1.5, '1'])
      expect(read({ ...least, dayOfMonth, amount: null, status: null })).toEqual({ ok: true, value });
  });

  it.each([null, 'x', {}, { ...wire, refNo: null }, { ...wire, fund: 'JF1' }, { ...wire, frequency: 1 }])(
    '[ENT-26] a regular investment plan is malformed: %j',
    (body) => {
      expect(read(body)).toEqual({ ok: false, error: { kind: 'malformed' } });
    },
  );
});
