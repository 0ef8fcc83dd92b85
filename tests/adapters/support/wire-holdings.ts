const figures = {
  marketValue: '1200.50',
  marketValuePrecision: 2,
  cost: '1000.00',
  costPrecision: 2,
  returnPercent: '20.05',
  returnPercentPrecision: 2,
  profit: '200.50',
  profitPrecision: 2,
};

const fund = {
  name: { code: 'JF1', value: 'Fund One' },
  isinCode: 'HK0000000001',
  baseCurrency: 'USD',
  fundRiskRating: '4',
  category: { code: '001', value: 'Asia' },
  navPrecision: 3,
};

const holding = {
  accountNo: '51000000001',
  holdingUnits: '100.000',
  holdingUnitsPrecision: 3,
  averageUnitCost: '10.0000',
  averageUnitCostPrecision: 4,
  ...figures,
  fundBaseCcyCost: '128.00',
  fundBaseCcyValue: '153.66',
  fundBaseCcyValuePrecision: 2,
  fundBaseCcyReturnPercent: '20.05',
  fundBaseCcyReturnPercentPrecision: 1,
  fundBaseCcyProfit: '25.66',
};

/** A row of HK's answer. */
export const hkRow = {
  ...holding,
  fund: {
    ...fund,
    fundPrice: { bid: '12.005', date: '2026-11-19' },
    fundAvailability: { availBuy: true, availRSPBuy: false, availERSPBuy: true, availSchBuy: true },
    isCifmFund: false,
    availSchBuy: false,
  },
};

/** A row of TW's answer. */
export const twRow = {
  ...holding,
  fund: {
    ...fund,
    fundPrice: { nav: '12.01', date: '2026-11-19' },
    fundAvailability: {
      availBuy: true,
      availRSPBuy: true,
      availERSPBuy: false,
      availSell: true,
      availSwitchSell: false,
    },
    statusNormal: true,
    fundMarketType: { code: 'BOND', value: '債券型' },
  },
  txnPaymentType: 'OF_ZZZ',
  txnCurrency: 'USD',
  grossDividend: '3.20',
};

/** An answer of a holding-statistics query with these rows. */
export const statistics = (rows: readonly unknown[], more: object = {}) => ({
  totalCost: '1000',
  totalValue: '1200.50',
  totalValuePrecision: 2,
  returnPercent: '20.05',
  profit: '200.50',
  numberOfFunds: rows.length,
  tableViewDetails: rows,
  pieChartNodes: [],
  holdingStatisticsDetails: [],
  ...more,
});

/** The same with every field null but those named. */
export function withNulls(value: object, kept: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, kept.includes(name) ? field : null]));
}
