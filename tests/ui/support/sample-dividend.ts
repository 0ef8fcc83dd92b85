/** A fund of Taiwan as the answer on dividends names it. */
export const dividendFund = (code: string, value: string) => ({
  name: { code, value },
  jfFundCode: `SEED${code.slice(0, 2)}0${code.slice(2)}.TWD`,
});

/** A holding whose dividends are paid in cash each month, as the server answers it. */
export const sampleDividend = {
  fund: dividendFund('TW0083', '甲基金'),
  currency: 'TWD',
  units: '1200.5',
  frequency: 'monthly',
  nextPayDate: '2026-03-05',
  reInvestmentFund: null,
  version: 0,
  changes: [],
};
