import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chargeMethods, type DividendRecord, parseChargeMethod } from '../../../domain/dividends/dividend-record';
import { parseRecordStatus } from '../../../domain/trading/dealing/record-status';
import { garbage } from '../../arbitraries/garbage';
import { decimal } from '../../builders/decimal';

const record: DividendRecord = {
  refNo: 'D1',
  fund: { code: 'TW0001', name: 'A' },
  reInvestmentFund: { code: 'TW0002', name: 'B' },
  applyDate: '2026-06-01',
  status: 'COMPLETED',
  chargeMethod: 'NO_CHARGE',
  txnCurrency: 'TWD',
  holdingUnits: decimal('10.5'),
  holdingUnitsPrecision: 4,
  txnAmount: decimal('120'),
  txnAmountPrecision: 0,
};

it('[ENT-46] a dividend record’s charge method and status are told in words where they are known, and in no other spelling', () => {
  expect(parseChargeMethod(record.chargeMethod)).toBe('NO_CHARGE');
  for (const method of chargeMethods) expect(parseChargeMethod(method)).toBe(method);
  fc.assert(
    fc.property(garbage, (text) => {
      expect(parseChargeMethod(text)).toBe(chargeMethods.find((one) => one === text));
    }),
  );
  for (const method of ['cash', ' CASH', 'CASH ', '', undefined]) expect(parseChargeMethod(method)).toBeUndefined();
  expect([parseRecordStatus(record.status), parseRecordStatus('completed'), parseRecordStatus('WRITTEN_OFF')]).toEqual([
    'COMPLETED',
    'COMPLETED',
    undefined,
  ]);
});
