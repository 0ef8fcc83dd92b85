import { describe, expect, it } from 'vitest';
import { type HeldFundNames, withDetails } from '../../../domain/holdings/holding-details';
import { withOwnCode } from '../../../domain/holdings/with-own-code';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { portfolioHolding } from '../../builders/portfolio';

const plain = portfolioHolding({ code: 'A', marketValue: '100', profit: '20', returnPercent: '20' });
const inDollars: PortfolioHolding = { ...plain, fund: { ...plain.fund, isinCode: 'LU1', baseCurrency: 'USD' } };
const own: HeldFundNames = {
  code: 'A',
  isinCode: 'LU1',
  baseCurrency: 'USD',
  jfFundCode: 'A.USD',
  priceCurrency: 'USD',
};
const dates = new Map([
  ['TWD', '2026-03-02'],
  ['JPY', '2026-03-01'],
]);
const rateDateOf = (currency: string) => dates.get(currency);

describe('what a server says of holdings beside their figures', () => {
  it('[ENT-02, ENT-29, PORT-01] names the fund by its own code, and dates what was converted by the earlier rate', () => {
    const held = withDetails(inDollars, { funds: [own], rateDateOf }, 'TWD');
    expect(held.fund.jfFundCode).toBe('A.USD');
    expect([held.rateDate, held.line.rateDate]).toEqual(['2026-03-02', '2026-03-02']);
    const inYen = { ...inDollars, line: { ...inDollars.line, currency: 'USD' } };
    const priced = withDetails(inYen, { funds: [{ ...own, priceCurrency: 'JPY' }], rateDateOf }, 'TWD');
    expect([priced.rateDate, priced.line.rateDate]).toEqual(['2026-03-01', '2026-03-01']);
  });

  it('[HOLD-11, PORT-01] dates the figures of a line in the viewing currency as well', () => {
    const viewed = { ...inDollars, viewedFigures: { ...inDollars.line, currency: 'TWD' } };
    expect(withDetails(viewed, { funds: [own], rateDateOf }, 'TWD').viewedFigures?.rateDate).toBe('2026-03-02');
    expect(withDetails(inDollars, { funds: [own], rateDateOf }, 'TWD').viewedFigures).toBeUndefined();
  });

  it('[PORT-01] dates nothing that was not converted, and nothing that has no value', () => {
    const held = withDetails(inDollars, { funds: [{ ...own, priceCurrency: 'TWD' }], rateDateOf }, 'TWD');
    expect([held.rateDate, held.line.rateDate]).toEqual([undefined, undefined]);
    const worthless = { ...inDollars, marketValue: undefined, line: { ...inDollars.line, marketValue: undefined } };
    const unknown = withDetails(worthless, { funds: [own], rateDateOf }, 'TWD');
    expect([unknown.rateDate, unknown.line.rateDate]).toEqual([undefined, undefined]);
    expect(unknown.fund.jfFundCode).toBe('A.USD');
  });

  it('[ENT-29] leaves a holding as it is where no fund bears its names, or more than one does', () => {
    for (const funds of [
      [],
      [{ ...own, code: 'B' }],
      [{ ...own, isinCode: undefined }],
      [{ ...own, baseCurrency: 'EUR' }],
      [own, { ...own, jfFundCode: 'A2.USD' }],
    ])
      expect(withDetails(inDollars, { funds, rateDateOf }, 'TWD')).toBe(inDollars);
  });
});

describe('the own code of a held fund', () => {
  const known = { code: 'A', name: 'Fund A', isinCode: 'LU1', baseCurrency: 'USD', jfFundCode: 'A.USD' };

  it('[ENT-29] the own code of a held fund is that of the one fund that is known by the same names', () => {
    expect(withOwnCode(inDollars, [known, { ...known, isinCode: 'LU2', jfFundCode: 'B.USD' }]).fund.jfFundCode).toBe(
      'A.USD',
    );
  });

  it('[ENT-29] stays what the server says, or unknown where no fund is the same or more than one is', () => {
    const named = { ...inDollars, fund: { ...inDollars.fund, jfFundCode: 'OWN' } };
    expect(withOwnCode(named, [known])).toBe(named);
    const another = { ...known, jfFundCode: 'A2.USD' };
    for (const funds of [[], [{ ...known, code: 'B' }], [{ ...known, baseCurrency: 'EUR' }], [known, another]])
      expect(withOwnCode(inDollars, funds)).toBe(inDollars);
  });
});
