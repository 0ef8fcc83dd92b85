import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import { checkTopUp } from '../../../domain/cash-account/instructions/check-top-up';
import { checkWithdrawal } from '../../../domain/cash-account/instructions/check-withdrawal';
import { parseCashAmount, readCashAmount } from '../../../domain/cash-account/instructions/parse-cash-amount';
import {
  add,
  compare,
  isNegative,
  isZero,
  scaled,
  subtract,
  toText,
  type Decimal,
} from '../../../domain/money/decimal';
import { decimals } from '../../arbitraries/decimal';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { balances, cashAmounts } from '../../arbitraries/cash-account';
import { decimal } from '../../builders/decimal';

const cent = scaled(1n, 2);
const smaller = (one: Decimal, other: Decimal): Decimal => (compare(one, other) < 0 ? one : other);
const withdraw = (amount: string, available: string) => checkWithdrawal(decimal(amount), decimal(available));

describe('a top-up', () => {
  it('[VCA-24, CONST-18] a top-up is HKD 1,000 or more', () => {
    const answers = [
      '999.99',
      '1000',
      '1000.00',
      '1000.01',
      '999.999999999999999999',
      '123456789012345678901234567890',
    ];
    expect(answers.map((amount) => checkTopUp(decimal(amount)))).toEqual([
      'VCA-0200-TOPUP',
      'accepted',
      'accepted',
      'accepted',
      'VCA-0200-TOPUP',
      'accepted',
    ]);
  });

  it('[VCA-24] a top-up of nothing or less is no amount', () => {
    expect(['0', '0.00', '-0.01', '-1000'].map((amount) => checkTopUp(decimal(amount)))).toEqual(
      Array(4).fill('VCA-0200'),
    );
    expect(checkTopUp(cent)).toBe('VCA-0200-TOPUP');
  });

  it('[VCA-24] a top-up is accepted exactly from the minimum on', () => {
    fc.assert(
      fc.property(fc.oneof(decimals, cashAmounts), (amount) => {
        expect(checkTopUp(amount) === 'accepted').toBe(compare(amount, decimal('1000')) >= 0);
        expect(checkTopUp(amount) === 'VCA-0200').toBe(isNegative(amount) || isZero(amount));
      }),
    );
  });
});

describe('a withdrawal', () => {
  it('[VCA-25, CONST-18] a withdrawal is HKD 5,000 or more while more is available', () => {
    expect([withdraw('4999.99', '20000'), withdraw('5000', '20000'), withdraw('5000.00', '5000.01')]).toEqual([
      'VCA-0200-WITHDRAWAL',
      'accepted',
      'accepted',
    ]);
  });

  it('[VCA-25] a withdrawal is all there is when that is less', () => {
    expect([withdraw('3000', '3000.00'), withdraw('2999.99', '3000'), withdraw('0.01', '0.01')]).toEqual([
      'accepted',
      'VCA-0200-WITHDRAWAL',
      'accepted',
    ]);
    expect([withdraw('4999.99', '4999.99'), withdraw('4999.98', '4999.99'), withdraw('4999.99', '5000')]).toEqual([
      'accepted',
      'VCA-0200-WITHDRAWAL',
      'VCA-0200-WITHDRAWAL',
    ]);
  });

  it('[VCA-26] a withdrawal can’t exceed what is available', () => {
    expect([withdraw('20000.01', '20000'), withdraw('20000', '20000'), withdraw('3000.01', '3000')]).toEqual([
      'VCA-0201',
      'accepted',
      'VCA-0201',
    ]);
    expect([withdraw('1', '0'), withdraw('1', '-5000')]).toEqual(['VCA-0201', 'VCA-0201']);
  });

  it('[VCA-25, VCA-26] a withdrawal of nothing or less is no amount, whatever is available', () => {
    expect([withdraw('0', '0'), withdraw('0.00', '9000'), withdraw('-5000', '9000'), withdraw('-1', '-1')]).toEqual(
      Array(4).fill('VCA-0200'),
    );
  });

  it('[VCA-25, VCA-26] a withdrawal is accepted exactly from the lower of HKD 5,000 and everything to everything', () => {
    fc.assert(
      fc.property(fc.oneof(cashAmounts, decimals), balances, (amount, available) => {
        const least = smaller(decimal('5000'), available);
        const isEnough = !isNegative(amount) && !isZero(amount) && compare(amount, least) >= 0;
        expect(checkWithdrawal(amount, available) === 'accepted').toBe(isEnough && compare(amount, available) <= 0);
      }),
    );
  });

  it('[VCA-26] accepted leaves a balance that isn’t below zero; one cent more than everything is refused', () => {
    fc.assert(
      fc.property(cashAmounts, balances, (amount, available) => {
        if (checkWithdrawal(amount, available) === 'accepted')
          expect(isNegative(subtract(available, amount))).toBe(false);
        expect(checkWithdrawal(add(available, cent), available)).toBe('VCA-0201');
      }),
    );
  });

  it('[VCA-25] a withdrawal of everything is always accepted, and of one cent less only from HKD 5,000 on', () => {
    fc.assert(
      fc.property(cashAmounts, (available) => {
        expect(checkWithdrawal(available, available)).toBe('accepted');
        const less = subtract(available, cent);
        if (!isZero(less))
          expect(checkWithdrawal(less, available) === 'accepted').toBe(compare(less, decimal('5000')) >= 0);
      }),
    );
  });
});

describe('an amount as it is typed', () => {
  it.each([
    ['1000', '1000.00'],
    [' 5000.5 ', '5000.50'],
    ['0.01', '0.01'],
    ['007', '7.00'],
    ['1000.000', '1000.00'],
  ])('[VCA-02, OPEN-58] %j is one of HKD', (text, read) => {
    const amount = parseCashAmount(text);
    expect(amount && toText(amount)).toBe(read);
  });

  it.each(['', ' ', '0', '0.00', '-1', '1.005', '1,000', '1e3', '+5', '１０００', 'HKD 5', '5.', '.5', '1 000'])(
    '[VCA-02, OPEN-58] %j is none of HKD',
    (text) => {
      expect(parseCashAmount(text)).toBeUndefined();
    },
  );

  it('[VCA-02, OPEN-58] an amount as it is typed is read back exactly, to the cent', () => {
    fc.assert(fc.property(cashAmounts, (amount) => void expect(parseCashAmount(toText(amount))).toEqual(amount)));
  });

  it('[OPEN-58] an amount as it is typed is read of nothing else, and nothing throws', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        const amount = parseCashAmount(text);
        expect(amount !== undefined).toBe(/^\s*\d{1,30}(\.\d{1,2}0{0,16})?\s*$/u.test(text) && /[1-9]/.test(text));
      }),
      { numRuns: hostileRuns },
    );
    for (const value of [undefined, 1000, ['1000'], Symbol('1000')]) {
      // @ts-expect-error -- what comes from outside may be of any kind
      const text: string = value;
      expect(parseCashAmount(text)).toBeUndefined();
    }
  });
});

describe('an amount as the client types it', () => {
  it.each([
    ['1,000', '1000.00'],
    ['37,250.50', '37250.50'],
    ['1,234,567.8', '1234567.80'],
    ['１０００', '1000.00'],
    ['１，０００．５０', '1000.50'],
    [' ２,５００　', '2500.00'],
    ['1000', '1000.00'],
    ['HK$1,000', '1000.00'],
    ['HKD 1,000.50', '1000.50'],
    ['港幣1,000元', '1000.00'],
    ['1,000\u202C', '1000.00'],
  ])(
    '[VCA-02, OPEN-58] an amount as the client types it may have commas between thousands, full-width digits and the sign of its currency: %j',
    (typed, read) => {
      const amount = readCashAmount(typed);
      expect(amount && toText(amount)).toBe(read);
    },
  );

  it.each([
    '',
    '1,00',
    '10,00',
    '1,0000',
    ',100',
    '1,000,',
    '1.000,5',
    '1,000.005',
    '0',
    '-1,000',
    '1000,000',
    '一千',
    '1 000',
    'NT$1000',
    'US$1000',
  ])('[VCA-02, OPEN-58] an amount as the client types it isn’t guessed at: %j', (typed) => {
    expect(readCashAmount(typed)).toBeUndefined();
  });

  it('[OPEN-58] an amount as the client types it is what it is when it is sent, and grouped it is the same', () => {
    fc.assert(
      fc.property(cashAmounts, (amount) => {
        const [whole = '', cents = ''] = toText(amount).split('.');
        const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
        const wide = toText(amount).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
        for (const typed of [toText(amount), `${groups}.${cents}`, wide]) expect(readCashAmount(typed)).toEqual(amount);
      }),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        if (parseCashAmount(text)) expect(readCashAmount(text)).toEqual(parseCashAmount(text));
      }),
      { numRuns: hostileRuns },
    );
    for (const value of [undefined, 1000, ['1000'], Symbol('1000')]) {
      // @ts-expect-error -- what comes from outside may be of any kind
      const text: string = value;
      expect(readCashAmount(text)).toBeUndefined();
    }
  });
});

describe('an instruction to the Cash Account', () => {
  it('[VCA-02, OPEN-81] an instruction to the Cash Account is in HKD, with its amount as exact text', () => {
    expect(cashInstruction('topup', '510000000012', decimal('1000.50'))).toEqual({
      accountNo: '510000000012',
      transactionType: 'topup',
      transactionCurrency: 'HKD',
      amount: '1000.50',
    });
    expect(cashInstruction('withdrawal', '510000000012', decimal('5000'))).toMatchObject({
      transactionType: 'withdrawal',
      transactionCurrency: 'HKD',
      amount: '5000',
    });
    expect(cashInstruction('withdrawal', '510000000012', decimal('5000'))).not.toHaveProperty('coolingOff');
  });

  it('[VCA-05] says of a withdrawal that it is to wait', () => {
    expect(cashInstruction('withdrawal', '510000000012', decimal('5000'), true)).toMatchObject({ coolingOff: 'Y' });
  });

  it('[OPEN-81] says the amount that was typed', () => {
    fc.assert(
      fc.property(cashAmounts, (amount) => {
        expect(parseCashAmount(cashInstruction('topup', '1', amount).amount)).toEqual(amount);
      }),
    );
  });
});
