import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/language';
import { executionProblem, executionProblems } from '../../../domain/regular-plans/running/execution-problem';
import { type LineProblem, lineProblems } from '../../../domain/trading/orders/line-problem';
import { problemText } from '../../../sandbox/regular-plans/problem-words';
import english from '../../../ui/i18n/en_US/plans.json';
import hongKong from '../../../ui/i18n/zh_HK/plans.json';
import taiwan from '../../../ui/i18n/zh_TW/plans.json';

/** The sentence for each code of a plan that buys, and of one that switches where it differs; none where no order of a plan has the code, or its limit is told. */
const expected: Readonly<Record<LineProblem, readonly [buying: string, switching?: string]>> = {
  ORDER_NOT_ALLOWED: [
    'You cannot buy funds now; you may need to update your risk profile.',
    'You cannot switch funds now; you may need to update your risk profile.',
  ],
  ORDER_FUND_CLOSED: [
    'The fund is not accepting monthly plans now.',
    'One of the funds is not accepting switches now.',
  ],
  ORDER_FUND_PAUSED: ['Trading in the fund was paused that day.', 'Trading in one of the funds was paused that day.'],
  ORDER_PRICE_TOO_OLD: [
    'The fund has had no recent price, so it can’t be ordered online.',
    'One of the funds has had no recent price, so it can’t be switched online.',
  ],
  ORDER_RATE_MISSING: ['There was no price or exchange rate.'],
  ORDER_FEE_TYPES_DIFFER: ['Front-end and back-end fee funds can’t be switched with each other.'],
  ORDER_UNITS_EXCEED_AVAILABLE: ['Not enough units were available.'],
  ORDER_WORTH_TOO_LOW: ['After fees, the units are worth less than the smallest amount that can be invested.'],
  ORDER_CAP_EXCEEDED: ['The order would exceed the daily limit for online orders.'],
  ORDER_PAYMENT_UNAVAILABLE: [
    'Your account could not be debited. Please check that it can be, and keep enough money in it.',
  ],
  ORDER_BALANCE_TOO_LOW: ['Your Cash Account did not hold enough for the amount and its fee. Please top it up.'],
  ORDER_DEBIT_CURRENCY: ['None of your bank accounts can be debited in this currency.'],
  ORDER_DEBIT_LIMIT: [
    'With your other debits in the period, the amount and its fee exceed the limit you set with your bank.',
  ],
  ORDER_BELOW_MINIMUM: [''],
  ORDER_ABOVE_MAXIMUM: [''],
  ORDER_NOT_PREPARED: [''],
  ORDER_FUND_SAME: [''],
  ORDER_AMOUNT_INVALID: [''],
  ORDER_UNITS_INVALID: [''],
  ORDER_POINTS_INVALID: [''],
  ORDER_POINTS_EXCEED_AVAILABLE: [''],
  ORDER_SERVICE_CLOSED: [''],
  ORDER_DAY_NOT_OFFERED: [''],
  ORDER_IPO_CLOSED: [''],
  ORDER_FUND_NOT_NEW: [''],
  ORDER_FUND_NEW: [''],
  ORDER_STOPPED: [''],
};

const kinds = [false, true] as const;

describe('the sentences about a plan that ordered nothing', () => {
  it.each(lineProblems)(
    '[RSP-02, RSP-08, RSP-09] the message about %s says what that code means, and nothing else',
    (code) => {
      const [buying, switching = buying] = expected[code];
      const textOf = (isSwitch: boolean) => problemText(executionProblem(code), { language: 'en_US', isSwitch });
      expect(kinds.map(textOf)).toEqual([buying, switching]);
    },
  );

  it.each(languages)('[RSP-02, RSP-08, I18N-10] each code with a sentence has its own in %s', (language) => {
    for (const isSwitch of kinds) {
      const said = lineProblems.flatMap((code) => {
        const text = problemText(executionProblem(code), { language, isSwitch });
        expect(text === '').toBe(expected[code][0] === '');
        return text === '' ? [] : text;
      });
      expect(new Set(said).size).toBe(said.length);
      for (const text of said) expect(text).toMatch(language === 'en_US' ? /\.$/ : /[㐀-鿿].*。$/);
    }
  });

  it('[RSP-09] a plan’s history says of each problem what the message says, in each language', () => {
    const screens = { en_US: english, zh_HK: hongKong, zh_TW: taiwan } as const;
    const shown = (texts: object, key: string): unknown => Object.entries(texts).find(([name]) => name === key)?.[1];
    for (const language of languages)
      for (const problem of executionProblems) {
        const mailed = (isSwitch: boolean) => problemText(problem, { language, isSwitch });
        if (mailed(false) === '') continue;
        const texts = screens[language];
        const buying = shown(texts, `problem-${problem}`);
        expect(buying).toBe(mailed(false));
        expect(shown(texts['switch-plan'], `problem-${problem}`) ?? buying).toBe(mailed(true));
      }
  });
});
