import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  cashTransactionFields,
  toCashTransaction,
} from '../../../adapters/graphql/cash-account/cash-account-transactions';
import { parseBody } from '../../../adapters/http/parse-body';
import { decimal } from '../../builders/decimal';

const read = parseBody(cashTransactionFields, toCashTransaction);
const wire = {
  vcaTransactionSid: 't1',
  transactionCurrency: 'HKD',
  transactionLastUpdateTime: '2026-02-13T10:30:00+08:00',
  transactionType: 'lumpsum_subscription',
  amountSigNum: -1,
  amount: '5000.00',
  amountPrecision: 2,
  transactionStatus: 'PENDING',
  paymentStatus: 'Accepted',
  carriedForwardBalance: '1200.00',
  balancePrecision: 2,
  remark: 'Fund One',
};
const least = { vcaTransactionSid: 't1', transactionCurrency: 'HKD' };

describe('a transaction of the Cash Account', () => {
  it('[ENT-28, ENUM-49, ENUM-50, CONFLICT-50] a transaction of the Cash Account is read with every field', () => {
    expect(read(wire)).toEqual({
      ok: true,
      value: {
        ...wire,
        amount: decimal('5000.00'),
        transactionStatus: 'pending',
        paymentStatus: 'accepted',
        carriedForwardBalance: decimal('1200.00'),
      },
    });
    expect(read({ ...wire, amountSigNum: 1 })).toMatchObject({ value: { amountSigNum: 1 } });
  });

  it('[ENT-28] keeps what is missing or unknown missing', () => {
    const value = { ...least, amountPrecision: 0, balancePrecision: 0 };
    expect(read(least)).toEqual({ ok: true, value });
    const odd = { transactionType: 'gift', transactionStatus: 'DONE', amountSigNum: 0, amount: 5000, remark: null };
    expect(read({ ...least, ...odd })).toEqual({ ok: true, value });
    expect(read({ ...least, amountSigNum: '1', paymentStatus: null })).toEqual({ ok: true, value });
  });

  it.each([null, 'x', [], {}, { ...wire, vcaTransactionSid: 1 }, { ...wire, transactionStatus: 1 }])(
    '[ENT-28] a transaction of the Cash Account is malformed: %j',
    (body) => {
      expect(read(body)).toEqual({ ok: false, error: { kind: 'malformed' } });
    },
  );

  it('[ENT-28] comes in lists, in the order sent', () => {
    const readAll = parseBody(z.array(cashTransactionFields), (list) => list.map(toCashTransaction));
    const list = readAll([wire, { ...wire, vcaTransactionSid: 't2' }]);
    expect(list.ok && list.value.map(({ vcaTransactionSid }) => vcaTransactionSid)).toEqual(['t1', 't2']);
  });
});
