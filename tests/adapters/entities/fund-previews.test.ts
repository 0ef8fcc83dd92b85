import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readFundPreviews } from '../../../adapters/graphql/funds/fund-previews';
import { toRegionalSummaries, regionalSummary } from '../../../adapters/graphql/holdings/regional-summaries';
import { checkFundAction } from '../../../domain/eligibility/fund-actions';
import { performanceFigures } from '../../builders/performance-figures';
import type { Region } from '../../../domain/region';
import { parseBody } from '../../../adapters/http/parse-body';
import { decimal } from '../../builders/decimal';

const readRegionalSummaries = parseBody(z.array(regionalSummary), toRegionalSummaries);
const malformed = { ok: false, error: { kind: 'malformed' } };
const readIn = (region: Region, ...fundPreviews: readonly unknown[]) => readFundPreviews(region)({ fundPreviews });
const read = (...fundPreviews: readonly unknown[]) => readIn('HK', ...fundPreviews);

const hk = {
  name: { code: 'JF1', value: 'Fund One' },
  isinCode: 'HK0000055555',
  fundPrice: { bid: '12.345', date: '2026-11-20' },
  baseCurrency: 'USD',
  fundRiskRating: 'RR4',
  fundPerformance: {
    oneYear: '9.10',
    threeYear: '-3.25',
    fiveYear: '40.00',
    performanceEffectiveDate: '2026-10-31',
  },
  availability: { availBuy: true, availRSPBuy: false, availERSPBuy: true, availSchBuy: true },
  jfFundCode: 'JFH01',
  statusNormal: true,
  ivrCode: '123',
};

const tw = {
  ...hk,
  fundPrice: { nav: '10.01', date: '2026-11-19' },
  fundPerformance: { oneYear: '1', twoYear: '2', threeYear: '3', performanceEffectiveDate: '2026-10-30' },
  availability: { availBuy: true, availRSPBuy: true, availERSPBuy: true, availSell: true, availSwitchSell: false },
  statusNormal: false,
  ivrCode: null,
};

describe('a fund preview', () => {
  it('[ENT-29, ENT-30, FUND-06, FUND-07, SHAPE-19] a fund preview of Hong Kong has every field read, the bid as its price', () => {
    expect(read(hk)).toStrictEqual({
      ok: true,
      value: [
        {
          code: 'JF1',
          name: 'Fund One',
          isinCode: 'HK0000055555',
          fundPrice: { price: decimal('12.345'), date: '2026-11-20' },
          baseCurrency: 'USD',
          fundRiskRating: 4,
          fundPerformance: {
            oneYear: decimal('9.10'),
            threeYear: decimal('-3.25'),
            fiveYear: decimal('40.00'),
            performanceEffectiveDate: '2026-10-31',
          },
          availability: { buy: true, regularBuy: false, eRegularBuy: true, scheduledBuy: true },
          jfFundCode: 'JFH01',
          statusNormal: true,
          ivrCode: '123',
        },
      ],
    });
  });

  it('[ENT-29, ENT-31, FUND-05, FUND-07, SHAPE-19] a fund preview of Taiwan has the NAV, two years and its own flags', () => {
    expect(readIn('TW', { ...tw, fundPrice: { ...tw.fundPrice, bid: '9.99' } })).toMatchObject({
      ok: true,
      value: [
        {
          fundPrice: { price: decimal('10.01'), date: '2026-11-19' },
          fundPerformance: {
            oneYear: decimal('1'),
            twoYear: decimal('2'),
            threeYear: decimal('3'),
            performanceEffectiveDate: '2026-10-30',
          },
          availability: { buy: true, regularBuy: true, eRegularBuy: true, sell: true, switchOut: false },
          statusNormal: false,
        },
      ],
    });
    expect(read(tw).ok && Object.keys(read(tw)).includes('ivrCode')).toBe(false);
  });

  it('[ENT-30, ENT-31, FUND-05, FUND-06] fills the columns of its region', () => {
    const shown = [hk, tw].map((wire, index) => {
      const answer = read(wire);
      const performance = answer.ok ? answer.value[0]?.fundPerformance : undefined;
      return performanceFigures(index === 0 ? 'HK' : 'TW', performance ?? {}).map(({ percent }) => percent);
    });
    expect(shown).toEqual([['9.10', '-3.25', '40.00'].map(decimal), ['1', '2', '3'].map(decimal)]);
  });

  it('[FUND-34] that isn’t normal can’t be traded online', () => {
    const answer = read(tw);
    const fund = answer.ok ? answer.value[0] : undefined;
    expect(fund && checkFundAction('buy', { region: 'TW', ...fund })).toBe('not-traded-online');
  });

  it('[ENT-29] a fund preview has what the server leaves out left out, and its code for a name', () => {
    const availability = { availBuy: false, availRSPBuy: false, availERSPBuy: false };
    const bare = { name: { code: 'X' }, baseCurrency: 'TWD', availability };
    const nulls = Object.fromEntries(Object.keys(hk).map((name) => [name, null]));
    const nothing = {
      ok: true,
      value: [
        {
          code: 'X',
          name: 'X',
          baseCurrency: 'TWD',
          availability: { buy: false, regularBuy: false, eRegularBuy: false },
        },
      ],
    };
    expect(read(bare)).toStrictEqual(nothing);
    expect(read({ ...nulls, ...bare })).toStrictEqual(nothing);
    expect(read({ ...bare, fundPrice: {}, fundPerformance: { oneYear: 'n/a' }, fundRiskRating: 'RR9' })).toStrictEqual({
      ok: true,
      value: [{ ...nothing.value[0], fundPrice: {}, fundPerformance: {} }],
    });
    expect(read()).toEqual({ ok: true, value: [] });
  });

  it.each([
    { ...hk, name: 'JF1' },
    { ...hk, baseCurrency: undefined },
    { ...hk, availability: undefined },
    { ...hk, availability: { ...hk.availability, availBuy: 'Y' } },
    null,
  ])('[ENT-29] that isn’t one is malformed: %j', (wire) => {
    expect(read(hk, wire)).toEqual(malformed);
  });
});

describe('a regional summary', () => {
  const full = {
    summaryType: 'FOREIGN',
    txnPaymentType: 'OF_ZZZ',
    txnCurrency: 'ZZZ',
    cost: '100.00',
    marketValue: '120.50',
    marketValuePrecision: 2,
    returnPercent: '20.5',
    returnPercentPrecision: 1,
    profit: '20.50',
    grossDividend: '3.20',
  };

  it('[ENT-11, HOLD-16, ENUM-19] a regional summary has every field read', () => {
    expect(readRegionalSummaries([full])).toStrictEqual({
      ok: true,
      value: [
        {
          summaryType: 'FOREIGN',
          txnPaymentType: 'OF_ZZZ',
          txnCurrency: 'ZZZ',
          precision: 2,
          percentPrecision: 1,
          cost: decimal('100.00'),
          marketValue: decimal('120.50'),
          returnPercent: decimal('20.5'),
          profit: decimal('20.50'),
          grossDividend: decimal('3.20'),
        },
      ],
    });
  });

  it('[ENT-11, HOLD-02, HOLD-03] that says its type alone has no places for amounts and two for the return', () => {
    expect(readRegionalSummaries([{ summaryType: 'TOTAL', txnCurrency: null, cost: null }])).toStrictEqual({
      ok: true,
      value: [{ summaryType: 'TOTAL', precision: 0, percentPrecision: 2 }],
    });
  });

  it.each([null, {}, [{}], [{ ...full, summaryType: 'ABROAD' }], [null]])(
    '[ENT-11] a regional summary isn’t made of %j',
    (list) => {
      expect(readRegionalSummaries(list)).toEqual(malformed);
    },
  );
});
