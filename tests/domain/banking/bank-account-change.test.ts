import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bankAccountErrorCodes,
  bankAccountTakesEffect,
  isSameAccountNumber,
  longestBankName,
  mayTakeEffect,
  readBankAccount,
} from '../../../domain/banking/bank-account-change';
import { regions } from '../../../domain/region';

const name = fc.string({ maxLength: 40 }).map((text) => `Bank ${text}`);
const typed = { bank: ' Harbour  Bank ', branch: '', number: '024-888123-456' };

describe('reading of bank accounts', () => {
  it.each([
    ['HK', typed, { bank: 'Harbour Bank', branch: undefined, number: '024888123456' }],
    ['HK', { ...typed, branch: 'Central' }, { bank: 'Harbour Bank', branch: undefined, number: '024888123456' }],
    [
      'TW',
      { bank: '晨光商業銀行', branch: '西屯分行', number: '０１２３４ 500678901' },
      { bank: '晨光商業銀行', branch: '西屯分行', number: '01234500678901' },
    ],
  ] as const)('[R14] a bank account in %s is read as it is kept: %j', (region, text, value) => {
    expect(readBankAccount(region, text)).toEqual({ ok: true, value });
  });

  it.each([
    ['HK', { bank: '', branch: '', number: '' }, { bank: 'missing', number: 'missing' }],
    ['TW', { bank: '', branch: '', number: '' }, { bank: 'missing', branch: 'missing', number: 'missing' }],
    ['HK', { ...typed, bank: '024888' }, { bank: 'invalid' }],
    ['HK', { ...typed, bank: 'a'.repeat(longestBankName + 1) }, { bank: 'invalid' }],
    ['HK', { ...typed, number: '12345678' }, { number: 'invalid' }],
    ['HK', { ...typed, number: '1234567890123456' }, { number: 'invalid' }],
    ['HK', { ...typed, number: '000000000' }, { number: 'invalid' }],
    ['HK', { ...typed, number: '02488812345A' }, { number: 'invalid' }],
    ['TW', { ...typed, branch: '1234', number: '123456789' }, { branch: 'invalid', number: 'invalid' }],
    ['TW', { ...typed, branch: '西屯', number: '123456789012345' }, { number: 'invalid' }],
  ] as const)('[R14] a bank account in %s that can’t be one is refused by field: %j', (region, text, error) => {
    expect(readBankAccount(region, text)).toEqual({ ok: false, error });
  });

  it('[R14] a bank account that was read is read as the same, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...regions),
        fc.record({ bank: name, branch: name, number: fc.stringMatching(/^[1-9]\d{2}[ -]?\d{7,11}$/) }),
        (region, text) => {
          const read = readBankAccount(region, text);
          fc.pre(read.ok);
          const { bank, branch = '', number } = read.value;
          expect(number).toMatch(/^\d{9,15}$/);
          expect(isSameAccountNumber(number, text.number)).toBe(true);
          expect(readBankAccount(region, { bank, branch, number })).toEqual(read);
        },
      ),
    );
  });
});

describe('a request for another bank account', () => {
  it('[R14] a bank account may be used three days later to the millisecond', () => {
    expect(bankAccountTakesEffect('2026-03-04T10:00:00+08:00')).toBe('2026-03-07T02:00:00.000Z');
    expect(bankAccountTakesEffect('soon')).toBeUndefined();
  });

  it('[R14] a bank account takes effect only when accepted, after its time, and while no order needs the one of before', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.integer({ min: -2, max: 2 }), (isAccepted, isReplacedInUse, later) => {
        const effectiveAt = '2026-03-07T02:00:00.000Z';
        const now = new Date(Date.parse(effectiveAt) + later).toISOString();
        expect(mayTakeEffect({ effectiveAt, isAccepted, isReplacedInUse }, now)).toBe(
          isAccepted && !isReplacedInUse && later >= 0,
        );
      }),
    );
    expect(mayTakeEffect({ effectiveAt: '', isAccepted: true, isReplacedInUse: false }, 'now')).toBe(false);
  });

  it('[R14] each refusal of a bank account has a code of its own', () => {
    expect(new Set(Object.values(bankAccountErrorCodes)).size).toBe(6);
  });
});
