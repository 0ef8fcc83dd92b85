import { describe, expect, it } from 'vitest';
import { toText } from '../../../domain/money/decimal';
import { quotedRate } from '../../../domain/money/quoted-rate';
import { decimal } from '../../builders/decimal';

const perUsd = new Map([
  ['USD', decimal('1')],
  ['HKD', decimal('7.8')],
  ['JPY', decimal('150')],
  ['XXX', decimal('0')],
]);
const rates = (currency: string) => perUsd.get(currency);

describe('a quoted rate', () => {
  it('[ORDQ-09] says what one unit of a currency is in another, to eight places', () => {
    const quoted = (from: string, to: string) => {
      const rate = quotedRate(from, to, rates);
      return rate && toText(rate);
    };
    expect([quoted('USD', 'HKD'), quoted('JPY', 'HKD'), quoted('HKD', 'JPY')]).toEqual([
      '7.80000000',
      '0.05200000',
      '19.23076923',
    ]);
    expect([quoted('USD', 'EUR'), quoted('EUR', 'USD'), quoted('XXX', 'USD')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
