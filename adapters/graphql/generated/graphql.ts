/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type HoldingStatisticsFilter = {
  /** ALL, EC_ON, EC_OF, MA or MS. */
  accountType?: string | null | undefined;
  costPreference?: string | null | undefined;
  /** FUND_CODE, FUND_CATEGORY, FUND_MARKET_TYPE or FUND_BASE_CURRENCY. */
  groupType?: string | null | undefined;
  isPieChart?: boolean | null | undefined;
  msAccountNo?: string | null | undefined;
  /** LS or RSP: what was bought in a lump sum or regularly; both where it isn't given. */
  paymentType?: string | null | undefined;
  profitCcy?: string | null | undefined;
  /** PYC: each line in its own txnCurrency; otherwise the currency of every figure. */
  settCcy?: string | null | undefined;
  settCostCcy?: string | null | undefined;
  showCcy?: string | null | undefined;
  /** ALL, TWD or ZZZ (any other). */
  txnCcy?: string | null | undefined;
  /** ALL, or market for HK's break-down groups. */
  type?: string | null | undefined;
};

export type MessageType =
  | 'DISCLAIMER'
  | 'FUND_HIGH_RISK_MESSAGE'
  | 'MAINTENANCE'
  | 'PRELOGIN_NEWS'
  | 'RIGHT_DIFF_NOTES'
  | 'SIDE_BAR_PROMOTION'
  | 'TYPHOON';

export type RegionalSummaryType =
  | 'FOREIGN'
  | 'LOCAL'
  | 'TOTAL';

export type VcaAccountFilter = {
  accountNo: string;
};

export type VcaTransactionsFilter = {
  accountNo: string;
  /** pending, accepted or rejected; all of them when none is named. */
  transactionStatus?: Array<string> | null | undefined;
};

export type ActiveSpiHkQueryVariables = Exact<{
  status: string;
}>;


export type ActiveSpiHkQuery = { activeSpiHK: Array<{ bankAccountNo: string, accountCurrency: string | null, bankName: string | null, bankAccountName: string | null, taAccountNo: string | null, debitLimit: string | null, debitLimitPrecision: number | null, prdicity: string | null, activeFlag: string | null, effectiveDate: string | null, authExpiryDate: string | null, addressLines: Array<string | null> | null }> };

export type SameDayDdaHkQueryVariables = Exact<{
  accountCurrency: string;
}>;


export type SameDayDdaHkQuery = { sameDayDdaHK: { existDDADeals: boolean | null, underSHLFrozenPeriod: boolean | null, eddaEnabled: boolean | null } | null };

export type AddVcaTransactionMutationVariables = Exact<{
  accountNo: string;
  transactionType: string;
  transactionCurrency: string;
  amount: string;
  coolingOff?: string | null | undefined;
}>;


export type AddVcaTransactionMutation = { addVcaTransaction: { vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null, heldUntil: string | null, cancelledAt: string | null } };

export type CancelVcaTransactionMutationVariables = Exact<{
  vcaTransactionSid: string;
}>;


export type CancelVcaTransactionMutation = { cancelVcaTransaction: { vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null, heldUntil: string | null, cancelledAt: string | null } };

export type UserPortfolioHkQueryVariables = Exact<{ [key: string]: never; }>;


export type UserPortfolioHkQuery = { userPortfolioHK: { userId: string, effectiveCrr: string | null, crrLastUpdateDate: string | null, latestTier: string | null, userNameWithTitle: string, lastLoginDate: string | null, investorType: string | null, isStaff: boolean | null, isStaffApproval: boolean | null, autheEnabled: boolean | null, withActiveRSP: boolean | null, rspMigrationEligible: boolean | null, illegibleReasons: Array<string> | null, passwordChangeReminder: boolean | null, hasUserIdAlias: boolean | null, showUserIdAliasTooltip: boolean | null, showPromoCode: boolean | null, standingDi: boolean | null, isSingleAccountUser: boolean | null, mfaIndicator: string | null, mfaReminderMessage: string | null, dvtCompleted: boolean | null, etradingRight: boolean | null, thisMonthIsBirthDayMonth: boolean | null, isStaff7days: boolean | null, isStaff60days: boolean | null, isOA2: boolean | null, isVCClient: boolean | null, vcaEnabled: boolean | null, referralCode: string | null, amlReactivationEligibility: string | null, tierDetail: { tier: string | null, holdingAmount: string | null, holdingAmountCurrency: string | null, startDate: string | null, endDate: string | null } | null, email: { email: string | null } | null, msAccounts: Array<{ msAccountNo: string, isStaffApproval: boolean | null }> | null, taAccountHKs: Array<{ accountSid: string, accountNo: string, spiCurrencies: Array<string> | null }> | null } };

export type UserPortfolioTwQueryVariables = Exact<{ [key: string]: never; }>;


export type UserPortfolioTwQuery = { userPortfolioTW: { userId: string, effectiveCrr: string | null, crrLastUpdateDate: string | null, latestTier: string | null, userNameWithTitle: string, lastLoginDate: string | null, investorType: string | null, isStaff: boolean | null, isStaffApproval: boolean | null, autheEnabled: boolean | null, passwordChangeReminder: boolean | null, elderlyIndicator: boolean | null, disadvantagedElderlyIndicator: boolean | null, isStaffOnsMoneyApproval: boolean | null, hasOffshoreNonEcAccount: boolean | null, clientSid: string | null, tierDetail: { tier: string | null, holdingAmount: string | null, holdingAmountCurrency: string | null, startDate: string | null, endDate: string | null } | null, email: { email: string | null } | null, accountSupplementalInfoList: Array<{ etradingRight: boolean | null, amc: string | null, accountStatus: string | null, isFATCA: boolean | null }> | null } };

export type FundDetailsQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type FundDetailsQuery = { fundDetails: Array<{ isinCode: string | null, baseCurrency: string, jfFundCode: string | null, jurisdictionType: string | null, house: string | null, objective: string | null, launchDate: string | null, distributionFrequency: string | null, name: { code: string }, category: { code: string, value: string | null } | null, fundMarketType: { code: string, value: string | null } | null, portfolio: { asOf: string, holdings: Array<{ name: string, percent: string }>, countries: Array<{ name: string, percent: string }>, sectors: Array<{ name: string, percent: string }> } | null, documents: Array<{ kind: string, date: string | null, address: string }>, distributions: Array<{ exDate: string, payDate: string | null, amount: string, currency: string, annualYield: string | null }> }> };

export type FundPricesQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type FundPricesQuery = { fundPrices: Array<{ isinCode: string | null, baseCurrency: string, jfFundCode: string | null, name: { code: string }, prices: Array<{ date: string, nav: string }> }> };

export type FundOrderTermsTwQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type FundOrderTermsTwQuery = { fundOrderTermsTW: Array<{ code: string, jfFundCode: string | null, currency: string, isDigitalShareClass: boolean, feeType: string | null, subscription: { until: string, dealsOn: string, issuePrice: string | null } | null }> };

export type FundPreviewsQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type FundPreviewsQuery = { fundPreviews: Array<{ isinCode: string | null, baseCurrency: string, fundRiskRating: string | null, jfFundCode: string | null, statusNormal: boolean | null, ivrCode: string | null, name: { code: string, value: string | null }, fundPrice: { bid: string | null, nav: string | null, date: string | null } | null, fundPerformance: { oneMonth: string | null, threeMonth: string | null, sixMonth: string | null, oneYear: string | null, twoYear: string | null, threeYear: string | null, fiveYear: string | null, yearToDate: string | null, sinceStart: string | null, performanceEffectiveDate: string | null } | null, availability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSchBuy: boolean | null, availSell: boolean | null, availSwitchSell: boolean | null } }> };

export type NewFundsTwQueryVariables = Exact<{ [key: string]: never; }>;


export type NewFundsTwQuery = { newFundsTW: Array<string> };

export type HoldingStatisticsHkExcelQueryVariables = Exact<{
  filter: HoldingStatisticsFilter;
  country: string;
}>;


export type HoldingStatisticsHkExcelQuery = { holdingStatisticsHK: { currency: string, tableViewDetails: Array<{ accountNo: string, holdingUnits: string, holdingUnitsPrecision: number | null, averageUnitCost: string | null, averageUnitCostPrecision: number | null, marketValue: string | null, rateDate: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fundBaseCcyCost: string | null, fundBaseCcyValue: string | null, fundBaseCcyValuePrecision: number | null, fundBaseCcyReturnPercent: string | null, fundBaseCcyReturnPercentPrecision: number | null, fundBaseCcyProfit: string | null, fund: { isinCode: string | null, jfFundCode: string | null, baseCurrency: string, fundRiskRating: string | null, navPrecision: number | null, isCifmFund: boolean, availSchBuy: boolean, name: { code: string, value: string | null }, category: { code: string, value: string | null }, fundPrice: { bid: string | null, date: string | null } | null, fundAvailability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSchBuy: boolean } } }> } };

export type HoldingStatisticsHkExcelSubAccountQueryVariables = Exact<{
  filter: HoldingStatisticsFilter;
  country: string;
}>;


export type HoldingStatisticsHkExcelSubAccountQuery = { holdingStatisticsHK: { currency: string, tableViewDetails: Array<{ accountNo: string, holdingUnits: string, holdingUnitsPrecision: number | null, averageUnitCost: string | null, averageUnitCostPrecision: number | null, marketValue: string | null, rateDate: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fundBaseCcyCost: string | null, fundBaseCcyValue: string | null, fundBaseCcyValuePrecision: number | null, fundBaseCcyReturnPercent: string | null, fundBaseCcyReturnPercentPrecision: number | null, fundBaseCcyProfit: string | null, fund: { isinCode: string | null, jfFundCode: string | null, baseCurrency: string, fundRiskRating: string | null, navPrecision: number | null, isCifmFund: boolean, availSchBuy: boolean, name: { code: string, value: string | null }, category: { code: string, value: string | null }, fundPrice: { bid: string | null, date: string | null } | null, fundAvailability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSchBuy: boolean } } }> } };

export type HoldingFieldsHkFragment = { accountNo: string, holdingUnits: string, holdingUnitsPrecision: number | null, averageUnitCost: string | null, averageUnitCostPrecision: number | null, marketValue: string | null, rateDate: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fundBaseCcyCost: string | null, fundBaseCcyValue: string | null, fundBaseCcyValuePrecision: number | null, fundBaseCcyReturnPercent: string | null, fundBaseCcyReturnPercentPrecision: number | null, fundBaseCcyProfit: string | null, fund: { isinCode: string | null, jfFundCode: string | null, baseCurrency: string, fundRiskRating: string | null, navPrecision: number | null, isCifmFund: boolean, availSchBuy: boolean, name: { code: string, value: string | null }, category: { code: string, value: string | null }, fundPrice: { bid: string | null, date: string | null } | null, fundAvailability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSchBuy: boolean } } };

export type SummaryFieldsHkFragment = { currency: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, returnPercent: string | null, profit: string | null, numberOfFunds: number, numberOfFundsWithoutValue: number, valuationDate: string | null };

export type AccountFieldsHkFragment = { holdingStatisticsDetails: Array<{ accountNo: string, accountType: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, profit: string | null, returnPercent: string | null, numberOfFunds: number }> };

export type AssetClassFieldsHkFragment = { pieChartNodes: Array<{ label: string | null, marketValue: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, profit: string | null, nodeInfo: { code: string, value: string | null } }> };

export type HoldingStatisticsHkQueryVariables = Exact<{
  filter: HoldingStatisticsFilter;
  byAssetClass: boolean;
}>;


export type HoldingStatisticsHkQuery = { holdingStatisticsHK: { currency: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, returnPercent: string | null, profit: string | null, numberOfFunds: number, numberOfFundsWithoutValue: number, valuationDate: string | null, tableViewDetails: Array<{ label?: string | null, accountNo: string, holdingUnits: string, holdingUnitsPrecision: number | null, averageUnitCost: string | null, averageUnitCostPrecision: number | null, marketValue: string | null, rateDate: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fundBaseCcyCost: string | null, fundBaseCcyValue: string | null, fundBaseCcyValuePrecision: number | null, fundBaseCcyReturnPercent: string | null, fundBaseCcyReturnPercentPrecision: number | null, fundBaseCcyProfit: string | null, fund: { isinCode: string | null, jfFundCode: string | null, baseCurrency: string, fundRiskRating: string | null, navPrecision: number | null, isCifmFund: boolean, availSchBuy: boolean, name: { code: string, value: string | null }, category: { code: string, value: string | null }, fundPrice: { bid: string | null, date: string | null } | null, fundAvailability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSchBuy: boolean } } }>, holdingStatisticsDetails: Array<{ accountNo: string, accountType: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, profit: string | null, returnPercent: string | null, numberOfFunds: number }> } & { pieChartNodes?: Array<{ label: string | null, marketValue: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, profit: string | null, nodeInfo: { code: string, value: string | null } }> } };

export type HoldingStatisticsHkPlainQueryVariables = Exact<{
  filter: HoldingStatisticsFilter;
}>;


export type HoldingStatisticsHkPlainQuery = { holdingStatisticsHK: { totalCostPrecision: number | null, returnPercentPrecision: number | null, profitPrecision: number | null, value: string | null, valuePrecision: number | null, numberOfFundsPrecision: number | null, currency: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, returnPercent: string | null, profit: string | null, numberOfFunds: number, numberOfFundsWithoutValue: number, valuationDate: string | null, pieChartNodes: Array<{ costPrecision: number | null, returnPercentPrecision: number | null, profitPrecision: number | null, qty: string | null, qtyPrecision: number | null, label: string | null, marketValue: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, profit: string | null, nodeInfo: { code: string, value: string | null } }>, holdingStatisticsDetails: Array<{ totalCostPrecision: number | null, profitPrecision: number | null, returnPercentPrecision: number | null, accountNo: string, accountType: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, profit: string | null, returnPercent: string | null, numberOfFunds: number }> } };

export type HoldingStatisticsHkInitialQueryVariables = Exact<{
  filterByAccount: HoldingStatisticsFilter;
  filterGroupByFund: HoldingStatisticsFilter;
  byAssetClass: boolean;
}>;


export type HoldingStatisticsHkInitialQuery = { byAccount: { holdingStatisticsDetails: Array<{ accountNo: string, accountType: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, profit: string | null, returnPercent: string | null, numberOfFunds: number }> }, byFund: { currency: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, returnPercent: string | null, profit: string | null, numberOfFunds: number, numberOfFundsWithoutValue: number, valuationDate: string | null, tableViewDetails: Array<{ label?: string | null, accountNo: string, holdingUnits: string, holdingUnitsPrecision: number | null, averageUnitCost: string | null, averageUnitCostPrecision: number | null, marketValue: string | null, rateDate: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fundBaseCcyCost: string | null, fundBaseCcyValue: string | null, fundBaseCcyValuePrecision: number | null, fundBaseCcyReturnPercent: string | null, fundBaseCcyReturnPercentPrecision: number | null, fundBaseCcyProfit: string | null, fund: { isinCode: string | null, jfFundCode: string | null, baseCurrency: string, fundRiskRating: string | null, navPrecision: number | null, isCifmFund: boolean, availSchBuy: boolean, name: { code: string, value: string | null }, category: { code: string, value: string | null }, fundPrice: { bid: string | null, date: string | null } | null, fundAvailability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSchBuy: boolean } } }> } & { pieChartNodes?: Array<{ label: string | null, marketValue: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, profit: string | null, nodeInfo: { code: string, value: string | null } }> } };

export type HoldingFieldsTwFragment = { accountNo: string, holdingUnits: string, holdingUnitsPrecision: number | null, averageUnitCost: string | null, averageUnitCostPrecision: number | null, marketValue: string | null, rateDate: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fundBaseCcyCost: string | null, fundBaseCcyValue: string | null, fundBaseCcyValuePrecision: number | null, fundBaseCcyReturnPercent: string | null, fundBaseCcyReturnPercentPrecision: number | null, fundBaseCcyProfit: string | null, txnPaymentType: string, txnCurrency: string, grossDividend: string | null, fund: { isinCode: string | null, jfFundCode: string | null, baseCurrency: string, fundRiskRating: string | null, navPrecision: number | null, statusNormal: boolean, name: { code: string, value: string | null }, category: { code: string, value: string | null }, fundPrice: { nav: string | null, date: string | null } | null, fundAvailability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSell: boolean, availSwitchSell: boolean }, fundMarketType: { code: string, value: string | null } | null } };

export type ViewedFieldsTwFragment = { accountNo: string, txnPaymentType: string, txnCurrency: string, marketValue: string | null, rateDate: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fund: { baseCurrency: string, name: { code: string } } };

export type SummaryFieldsTwFragment = { currency: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, returnPercent: string | null, profit: string | null, numberOfFunds: number, numberOfFundsWithoutValue: number, valuationDate: string | null, holdingStatisticsDetails: Array<{ accountNo: string, accountType: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, profit: string | null, returnPercent: string | null, numberOfFunds: number }>, regionalSummaries: Array<{ summaryType: RegionalSummaryType, txnPaymentType: string | null, txnCurrency: string | null, cost: string | null, marketValue: string | null, marketValuePrecision: number | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, grossDividend: string | null }> };

export type HoldingStatisticsTwQueryVariables = Exact<{
  filter: HoldingStatisticsFilter;
}>;


export type HoldingStatisticsTwQuery = { holdingStatisticsTW: { totalCostPrecision: number | null, returnPercentPrecision: number | null, profitPrecision: number | null, value: string | null, valuePrecision: number | null, numberOfFundsPrecision: number | null, currency: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, returnPercent: string | null, profit: string | null, numberOfFunds: number, numberOfFundsWithoutValue: number, valuationDate: string | null, pieChartNodes: Array<{ marketValue: string | null, marketValuePrecision: number | null, cost: string | null, costPrecision: number | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, profitPrecision: number | null, label: string | null, qty: string | null, qtyPrecision: number | null, nodeInfo: { code: string, value: string | null } }>, holdingStatisticsDetails: Array<{ totalCostPrecision: number | null, profitPrecision: number | null, returnPercentPrecision: number | null, accountNo: string, accountType: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, profit: string | null, returnPercent: string | null, numberOfFunds: number }>, regionalSummaries: Array<{ costPrecision: number | null, profitPrecision: number | null, grossDividendPrecision: number | null, summaryType: RegionalSummaryType, txnPaymentType: string | null, txnCurrency: string | null, cost: string | null, marketValue: string | null, marketValuePrecision: number | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, grossDividend: string | null }>, tableViewDetails: Array<{ costPrecision: number | null, profitPrecision: number | null, qty: string | null, qtyPrecision: number | null, label: string | null, fundBaseCcyCostPrecision: number | null, fundBaseCcyProfitPrecision: number | null, grossDividendPrecision: number | null, accountNo: string, holdingUnits: string, holdingUnitsPrecision: number | null, averageUnitCost: string | null, averageUnitCostPrecision: number | null, marketValue: string | null, rateDate: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fundBaseCcyCost: string | null, fundBaseCcyValue: string | null, fundBaseCcyValuePrecision: number | null, fundBaseCcyReturnPercent: string | null, fundBaseCcyReturnPercentPrecision: number | null, fundBaseCcyProfit: string | null, txnPaymentType: string, txnCurrency: string, grossDividend: string | null, fund: { isinCode: string | null, jfFundCode: string | null, baseCurrency: string, fundRiskRating: string | null, navPrecision: number | null, statusNormal: boolean, name: { code: string, value: string | null }, category: { code: string, value: string | null }, fundPrice: { nav: string | null, date: string | null } | null, fundAvailability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSell: boolean, availSwitchSell: boolean }, fundMarketType: { code: string, value: string | null } | null } }> } };

export type HoldingStatisticsTwInitialQueryVariables = Exact<{
  filterByNonePie: HoldingStatisticsFilter;
  filterGroupByFund: HoldingStatisticsFilter;
}>;


export type HoldingStatisticsTwInitialQuery = { byNonePie: { tableViewDetails: Array<{ accountNo: string, holdingUnits: string, holdingUnitsPrecision: number | null, averageUnitCost: string | null, averageUnitCostPrecision: number | null, marketValue: string | null, rateDate: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fundBaseCcyCost: string | null, fundBaseCcyValue: string | null, fundBaseCcyValuePrecision: number | null, fundBaseCcyReturnPercent: string | null, fundBaseCcyReturnPercentPrecision: number | null, fundBaseCcyProfit: string | null, txnPaymentType: string, txnCurrency: string, grossDividend: string | null, fund: { isinCode: string | null, jfFundCode: string | null, baseCurrency: string, fundRiskRating: string | null, navPrecision: number | null, statusNormal: boolean, name: { code: string, value: string | null }, category: { code: string, value: string | null }, fundPrice: { nav: string | null, date: string | null } | null, fundAvailability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSell: boolean, availSwitchSell: boolean }, fundMarketType: { code: string, value: string | null } | null } }> }, byFund: { currency: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, returnPercent: string | null, profit: string | null, numberOfFunds: number, numberOfFundsWithoutValue: number, valuationDate: string | null, tableViewDetails: Array<{ accountNo: string, txnPaymentType: string, txnCurrency: string, marketValue: string | null, rateDate: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fund: { baseCurrency: string, name: { code: string } } }>, holdingStatisticsDetails: Array<{ accountNo: string, accountType: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, profit: string | null, returnPercent: string | null, numberOfFunds: number }>, regionalSummaries: Array<{ summaryType: RegionalSummaryType, txnPaymentType: string | null, txnCurrency: string | null, cost: string | null, marketValue: string | null, marketValuePrecision: number | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, grossDividend: string | null }> } };

export type VcaAccountQueryVariables = Exact<{
  filter: VcaAccountFilter;
}>;


export type VcaAccountQuery = { vcaAccount: Array<{ accountNo: string, accountCurrency: string, vcaSid: string, accountStatus: string | null, ledgerBalance: string | null, availableBalance: string | null, balancePrecision: number | null, balanceLastUpdateTime: string | null }> };

export type VcaTransactionFieldsFragment = { vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null, heldUntil: string | null, cancelledAt: string | null };

export type VcaTransactionsQueryVariables = Exact<{
  filter: VcaTransactionsFilter;
  filter2: VcaTransactionsFilter;
}>;


export type VcaTransactionsQuery = { completed: Array<{ vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null, heldUntil: string | null, cancelledAt: string | null }>, pending: Array<{ vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null, heldUntil: string | null, cancelledAt: string | null }> };

export type ClientTiersQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientTiersQuery = { clientTiers: { holdingAmount: string | null, membershipTier: string | null, investmentTier: string | null } | null };

export type RegularPlansHkQueryVariables = Exact<{ [key: string]: never; }>;


export type RegularPlansHkQuery = { regularPlansHK: Array<{ accountNo: string, refNo: string, currency: string, amount: string | null, amountPrecision: number | null, frequency: string | null, dayOfMonth: number | null, status: string | null, lastUpdateTime: string | null, fund: { name: { code: string, value: string | null } } }> };

export type UserSuitabilityTwForEnhancedSuitabilityQueryVariables = Exact<{
  nextStep: number;
}>;


export type UserSuitabilityTwForEnhancedSuitabilityQuery = { userSuitabilityTW: { clientKycUpdateFrequency: string | null, accountHolderSuitabilities: Array<{ clientRiskLevel: string | null, updateDate: string | null, forceLowRisk: boolean | null, kycRiskLevel: string | null, enhancedSuitabilityUpdateDate: string | null, kycStatus: string | null, toBeLowRisk: boolean | null, latestKycVersion: string | null }>, user: { genderType: string | null } | null } };

export type LocalUserLoginMutationVariables = Exact<{
  userId: string;
  password: string;
}>;


export type LocalUserLoginMutation = { localUserLogin: { success: boolean } };

export type SystemTwQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemTwQuery = { systemTW: { preOrderEnabled: boolean | null, ipoEnabled: boolean | null } };

export type TyphoonMessageQueryVariables = Exact<{ [key: string]: never; }>;


export type TyphoonMessageQuery = { message: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null };

export type SideBarPromotionMessageQueryVariables = Exact<{ [key: string]: never; }>;


export type SideBarPromotionMessageQuery = { message: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null };

export type OrderNoticeMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderNoticeMessagesQuery = { highRisk: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, rightDiffNotes: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null };

export type AnnouncementsHkQueryVariables = Exact<{ [key: string]: never; }>;


export type AnnouncementsHkQuery = { announcements: Array<{ headerText: string | null, headerURL: string | null, descText: string | null, locale: string | null, position: number | null }> };

export type AnnouncementsTwQueryVariables = Exact<{ [key: string]: never; }>;


export type AnnouncementsTwQuery = { announcements: Array<{ headerText: string | null, headerURL: string | null, descText: string | null, locale: string | null, position: number | null, announceDate: string | null }> };

export type LocalUserReAuthMutationVariables = Exact<{
  nonce: string;
  password: string;
}>;


export type LocalUserReAuthMutation = { localUserReAuth: { success: boolean } };

export type DividendRecordsTwQueryVariables = Exact<{ [key: string]: never; }>;


export type DividendRecordsTwQuery = { dividendRecordsTW: Array<{ refNo: string, applyDate: string | null, status: string | null, chargeMethod: string | null, holdingUnits: string | null, holdingUnitsPrecision: number | null, txnAmount: string | null, txnAmountPrecision: number | null, txnCurrency: string | null, fund: { name: { code: string, value: string | null } }, reInvestmentFund: { name: { code: string, value: string | null } } | null }> };

export type EnhancedSuitabilityTwQueryVariables = Exact<{
  nextStep: number;
}>;


export type EnhancedSuitabilityTwQuery = { enhancedSuitabilityTW: { sid: string, type: string | null, version: string | null, questionCategories: Array<{ position: number | null, text: string | null, questions: Array<{ sequence: number, type: string | null, position: number | null, text: string | null, maxLength: number | null, haveAdditionalQuestion: boolean | null, options: Array<{ sequence: number, point: number | null, text: string | null, result: number | null }> | null }> | null }>, contradictions: Array<Array<{ questionSequence: number, optionSequence: number }>> | null } };

export type PublicMaintenanceMessageQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicMaintenanceMessageQuery = { message: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null };

export type PublicPreLoginNewsMessageQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicPreLoginNewsMessageQuery = { message: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null };

export type PublicDisclaimerMessageQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicDisclaimerMessageQuery = { message: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null };

export type PublicPreLoginDataTwQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicPreLoginDataTwQuery = { preLoginDataTW: { news: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, disclaimer: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, promotions: Array<{ code: string, isHero: boolean | null, isSticky: boolean | null, isNewClientPromo: boolean | null, data: string }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const HoldingFieldsHkFragmentDoc = new TypedDocumentString(`
    fragment HoldingFieldsHK on HoldingHK {
  accountNo
  fund {
    name {
      code
      value
    }
    isinCode
    jfFundCode
    baseCurrency
    fundRiskRating
    category {
      code
      value
    }
    navPrecision
    fundPrice {
      bid
      date
    }
    fundAvailability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSchBuy
    }
    isCifmFund
    availSchBuy
  }
  holdingUnits
  holdingUnitsPrecision
  averageUnitCost
  averageUnitCostPrecision
  marketValue
  rateDate
  marketValuePrecision
  cost
  returnPercent
  returnPercentPrecision
  profit
  fundBaseCcyCost
  fundBaseCcyValue
  fundBaseCcyValuePrecision
  fundBaseCcyReturnPercent
  fundBaseCcyReturnPercentPrecision
  fundBaseCcyProfit
}
    `, {"fragmentName":"HoldingFieldsHK"}) as unknown as TypedDocumentString<HoldingFieldsHkFragment, unknown>;
export const SummaryFieldsHkFragmentDoc = new TypedDocumentString(`
    fragment SummaryFieldsHK on HoldingStatisticsHK {
  currency
  totalCost
  totalValue
  totalValuePrecision
  returnPercent
  profit
  numberOfFunds
  numberOfFundsWithoutValue
  valuationDate
}
    `, {"fragmentName":"SummaryFieldsHK"}) as unknown as TypedDocumentString<SummaryFieldsHkFragment, unknown>;
export const AccountFieldsHkFragmentDoc = new TypedDocumentString(`
    fragment AccountFieldsHK on HoldingStatisticsHK {
  holdingStatisticsDetails {
    accountNo
    accountType
    totalCost
    totalValue
    totalValuePrecision
    profit
    returnPercent
    numberOfFunds
  }
}
    `, {"fragmentName":"AccountFieldsHK"}) as unknown as TypedDocumentString<AccountFieldsHkFragment, unknown>;
export const AssetClassFieldsHkFragmentDoc = new TypedDocumentString(`
    fragment AssetClassFieldsHK on HoldingStatisticsHK {
  pieChartNodes {
    nodeInfo {
      code
      value
    }
    label
    marketValue
    marketValuePrecision
    cost
    returnPercent
    profit
  }
}
    `, {"fragmentName":"AssetClassFieldsHK"}) as unknown as TypedDocumentString<AssetClassFieldsHkFragment, unknown>;
export const HoldingFieldsTwFragmentDoc = new TypedDocumentString(`
    fragment HoldingFieldsTW on HoldingTW {
  accountNo
  fund {
    name {
      code
      value
    }
    isinCode
    jfFundCode
    baseCurrency
    fundRiskRating
    category {
      code
      value
    }
    navPrecision
    fundPrice {
      nav
      date
    }
    fundAvailability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSell
      availSwitchSell
    }
    statusNormal
    fundMarketType {
      code
      value
    }
  }
  holdingUnits
  holdingUnitsPrecision
  averageUnitCost
  averageUnitCostPrecision
  marketValue
  rateDate
  marketValuePrecision
  cost
  returnPercent
  returnPercentPrecision
  profit
  fundBaseCcyCost
  fundBaseCcyValue
  fundBaseCcyValuePrecision
  fundBaseCcyReturnPercent
  fundBaseCcyReturnPercentPrecision
  fundBaseCcyProfit
  txnPaymentType
  txnCurrency
  grossDividend
}
    `, {"fragmentName":"HoldingFieldsTW"}) as unknown as TypedDocumentString<HoldingFieldsTwFragment, unknown>;
export const ViewedFieldsTwFragmentDoc = new TypedDocumentString(`
    fragment ViewedFieldsTW on HoldingTW {
  accountNo
  fund {
    name {
      code
    }
    baseCurrency
  }
  txnPaymentType
  txnCurrency
  marketValue
  rateDate
  marketValuePrecision
  cost
  returnPercent
  returnPercentPrecision
  profit
}
    `, {"fragmentName":"ViewedFieldsTW"}) as unknown as TypedDocumentString<ViewedFieldsTwFragment, unknown>;
export const SummaryFieldsTwFragmentDoc = new TypedDocumentString(`
    fragment SummaryFieldsTW on HoldingStatisticsTW {
  currency
  totalCost
  totalValue
  totalValuePrecision
  returnPercent
  profit
  numberOfFunds
  numberOfFundsWithoutValue
  valuationDate
  holdingStatisticsDetails {
    accountNo
    accountType
    totalCost
    totalValue
    totalValuePrecision
    profit
    returnPercent
    numberOfFunds
  }
  regionalSummaries {
    summaryType
    txnPaymentType
    txnCurrency
    cost
    marketValue
    marketValuePrecision
    returnPercent
    returnPercentPrecision
    profit
    grossDividend
  }
}
    `, {"fragmentName":"SummaryFieldsTW"}) as unknown as TypedDocumentString<SummaryFieldsTwFragment, unknown>;
export const VcaTransactionFieldsFragmentDoc = new TypedDocumentString(`
    fragment VcaTransactionFields on VcaTransaction {
  vcaTransactionSid
  transactionCurrency
  transactionLastUpdateTime
  transactionType
  amountSigNum
  amount
  amountPrecision
  transactionStatus
  paymentStatus
  carriedForwardBalance
  balancePrecision
  remark
  heldUntil
  cancelledAt
}
    `, {"fragmentName":"VcaTransactionFields"}) as unknown as TypedDocumentString<VcaTransactionFieldsFragment, unknown>;
export const ActiveSpiHkDocument = new TypedDocumentString(`
    query ActiveSpiHK($status: String!) {
  activeSpiHK(status: $status) {
    bankAccountNo
    accountCurrency
    bankName
    bankAccountName
    taAccountNo
    debitLimit
    debitLimitPrecision
    prdicity
    activeFlag
    effectiveDate
    authExpiryDate
    addressLines
  }
}
    `) as unknown as TypedDocumentString<ActiveSpiHkQuery, ActiveSpiHkQueryVariables>;
export const SameDayDdaHkDocument = new TypedDocumentString(`
    query SameDayDdaHK($accountCurrency: String!) {
  sameDayDdaHK(accountCurrency: $accountCurrency) {
    existDDADeals
    underSHLFrozenPeriod
    eddaEnabled
  }
}
    `) as unknown as TypedDocumentString<SameDayDdaHkQuery, SameDayDdaHkQueryVariables>;
export const AddVcaTransactionDocument = new TypedDocumentString(`
    mutation AddVcaTransaction($accountNo: String!, $transactionType: String!, $transactionCurrency: String!, $amount: String!, $coolingOff: String) {
  addVcaTransaction(
    accountNo: $accountNo
    transactionType: $transactionType
    transactionCurrency: $transactionCurrency
    amount: $amount
    coolingOff: $coolingOff
  ) {
    vcaTransactionSid
    transactionCurrency
    transactionLastUpdateTime
    transactionType
    amountSigNum
    amount
    amountPrecision
    transactionStatus
    paymentStatus
    carriedForwardBalance
    balancePrecision
    remark
    heldUntil
    cancelledAt
  }
}
    `) as unknown as TypedDocumentString<AddVcaTransactionMutation, AddVcaTransactionMutationVariables>;
export const CancelVcaTransactionDocument = new TypedDocumentString(`
    mutation CancelVcaTransaction($vcaTransactionSid: String!) {
  cancelVcaTransaction(vcaTransactionSid: $vcaTransactionSid) {
    vcaTransactionSid
    transactionCurrency
    transactionLastUpdateTime
    transactionType
    amountSigNum
    amount
    amountPrecision
    transactionStatus
    paymentStatus
    carriedForwardBalance
    balancePrecision
    remark
    heldUntil
    cancelledAt
  }
}
    `) as unknown as TypedDocumentString<CancelVcaTransactionMutation, CancelVcaTransactionMutationVariables>;
export const UserPortfolioHkDocument = new TypedDocumentString(`
    query UserPortfolioHK {
  userPortfolioHK {
    userId
    effectiveCrr
    crrLastUpdateDate
    latestTier
    tierDetail {
      tier
      holdingAmount
      holdingAmountCurrency
      startDate
      endDate
    }
    userNameWithTitle
    lastLoginDate
    investorType
    isStaff
    isStaffApproval
    email {
      email
    }
    autheEnabled
    withActiveRSP
    rspMigrationEligible
    illegibleReasons
    msAccounts {
      msAccountNo
      isStaffApproval
    }
    taAccountHKs {
      accountSid
      accountNo
      spiCurrencies
    }
    passwordChangeReminder
    hasUserIdAlias
    showUserIdAliasTooltip
    showPromoCode
    standingDi
    isSingleAccountUser
    mfaIndicator
    mfaReminderMessage
    dvtCompleted
    etradingRight
    thisMonthIsBirthDayMonth
    isStaff7days
    isStaff60days
    isOA2
    isVCClient
    vcaEnabled
    referralCode
    amlReactivationEligibility
  }
}
    `) as unknown as TypedDocumentString<UserPortfolioHkQuery, UserPortfolioHkQueryVariables>;
export const UserPortfolioTwDocument = new TypedDocumentString(`
    query UserPortfolioTW {
  userPortfolioTW {
    userId
    effectiveCrr
    crrLastUpdateDate
    latestTier
    tierDetail {
      tier
      holdingAmount
      holdingAmountCurrency
      startDate
      endDate
    }
    userNameWithTitle
    lastLoginDate
    investorType
    isStaff
    isStaffApproval
    email {
      email
    }
    autheEnabled
    passwordChangeReminder
    elderlyIndicator
    disadvantagedElderlyIndicator
    isStaffOnsMoneyApproval
    hasOffshoreNonEcAccount
    accountSupplementalInfoList {
      etradingRight
      amc
      accountStatus
      isFATCA
    }
    clientSid
  }
}
    `) as unknown as TypedDocumentString<UserPortfolioTwQuery, UserPortfolioTwQueryVariables>;
export const FundDetailsDocument = new TypedDocumentString(`
    query FundDetails($codes: [String!]!) {
  fundDetails(codes: $codes) {
    name {
      code
    }
    isinCode
    baseCurrency
    jfFundCode
    jurisdictionType
    house
    objective
    launchDate
    category {
      code
      value
    }
    fundMarketType {
      code
      value
    }
    distributionFrequency
    portfolio {
      asOf
      holdings {
        name
        percent
      }
      countries {
        name
        percent
      }
      sectors {
        name
        percent
      }
    }
    documents {
      kind
      date
      address
    }
    distributions {
      exDate
      payDate
      amount
      currency
      annualYield
    }
  }
}
    `) as unknown as TypedDocumentString<FundDetailsQuery, FundDetailsQueryVariables>;
export const FundPricesDocument = new TypedDocumentString(`
    query FundPrices($codes: [String!]!) {
  fundPrices(codes: $codes) {
    name {
      code
    }
    isinCode
    baseCurrency
    jfFundCode
    prices {
      date
      nav
    }
  }
}
    `) as unknown as TypedDocumentString<FundPricesQuery, FundPricesQueryVariables>;
export const FundOrderTermsTwDocument = new TypedDocumentString(`
    query FundOrderTermsTW($codes: [String!]!) {
  fundOrderTermsTW(codes: $codes) {
    code
    jfFundCode
    currency
    isDigitalShareClass
    feeType
    subscription {
      until
      dealsOn
      issuePrice
    }
  }
}
    `) as unknown as TypedDocumentString<FundOrderTermsTwQuery, FundOrderTermsTwQueryVariables>;
export const FundPreviewsDocument = new TypedDocumentString(`
    query FundPreviews($codes: [String!]!) {
  fundPreviews(codes: $codes) {
    name {
      code
      value
    }
    isinCode
    fundPrice {
      bid
      nav
      date
    }
    baseCurrency
    fundRiskRating
    fundPerformance {
      oneMonth
      threeMonth
      sixMonth
      oneYear
      twoYear
      threeYear
      fiveYear
      yearToDate
      sinceStart
      performanceEffectiveDate
    }
    availability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSchBuy
      availSell
      availSwitchSell
    }
    jfFundCode
    statusNormal
    ivrCode
  }
}
    `) as unknown as TypedDocumentString<FundPreviewsQuery, FundPreviewsQueryVariables>;
export const NewFundsTwDocument = new TypedDocumentString(`
    query NewFundsTW {
  newFundsTW
}
    `) as unknown as TypedDocumentString<NewFundsTwQuery, NewFundsTwQueryVariables>;
export const HoldingStatisticsHkExcelDocument = new TypedDocumentString(`
    query HoldingStatisticsHKExcel($filter: HoldingStatisticsFilter!, $country: String!) {
  holdingStatisticsHK(filter: $filter, country: $country) {
    currency
    tableViewDetails {
      ...HoldingFieldsHK
    }
  }
}
    fragment HoldingFieldsHK on HoldingHK {
  accountNo
  fund {
    name {
      code
      value
    }
    isinCode
    jfFundCode
    baseCurrency
    fundRiskRating
    category {
      code
      value
    }
    navPrecision
    fundPrice {
      bid
      date
    }
    fundAvailability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSchBuy
    }
    isCifmFund
    availSchBuy
  }
  holdingUnits
  holdingUnitsPrecision
  averageUnitCost
  averageUnitCostPrecision
  marketValue
  rateDate
  marketValuePrecision
  cost
  returnPercent
  returnPercentPrecision
  profit
  fundBaseCcyCost
  fundBaseCcyValue
  fundBaseCcyValuePrecision
  fundBaseCcyReturnPercent
  fundBaseCcyReturnPercentPrecision
  fundBaseCcyProfit
}`) as unknown as TypedDocumentString<HoldingStatisticsHkExcelQuery, HoldingStatisticsHkExcelQueryVariables>;
export const HoldingStatisticsHkExcelSubAccountDocument = new TypedDocumentString(`
    query HoldingStatisticsHKExcelSubAccount($filter: HoldingStatisticsFilter!, $country: String!) {
  holdingStatisticsHK(filter: $filter, country: $country) {
    currency
    tableViewDetails {
      ...HoldingFieldsHK
    }
  }
}
    fragment HoldingFieldsHK on HoldingHK {
  accountNo
  fund {
    name {
      code
      value
    }
    isinCode
    jfFundCode
    baseCurrency
    fundRiskRating
    category {
      code
      value
    }
    navPrecision
    fundPrice {
      bid
      date
    }
    fundAvailability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSchBuy
    }
    isCifmFund
    availSchBuy
  }
  holdingUnits
  holdingUnitsPrecision
  averageUnitCost
  averageUnitCostPrecision
  marketValue
  rateDate
  marketValuePrecision
  cost
  returnPercent
  returnPercentPrecision
  profit
  fundBaseCcyCost
  fundBaseCcyValue
  fundBaseCcyValuePrecision
  fundBaseCcyReturnPercent
  fundBaseCcyReturnPercentPrecision
  fundBaseCcyProfit
}`) as unknown as TypedDocumentString<HoldingStatisticsHkExcelSubAccountQuery, HoldingStatisticsHkExcelSubAccountQueryVariables>;
export const HoldingStatisticsHkDocument = new TypedDocumentString(`
    query HoldingStatisticsHK($filter: HoldingStatisticsFilter!, $byAssetClass: Boolean!) {
  holdingStatisticsHK(filter: $filter) {
    ...SummaryFieldsHK
    ...AccountFieldsHK
    ...AssetClassFieldsHK @include(if: $byAssetClass)
    tableViewDetails {
      ...HoldingFieldsHK
      label @include(if: $byAssetClass)
    }
  }
}
    fragment HoldingFieldsHK on HoldingHK {
  accountNo
  fund {
    name {
      code
      value
    }
    isinCode
    jfFundCode
    baseCurrency
    fundRiskRating
    category {
      code
      value
    }
    navPrecision
    fundPrice {
      bid
      date
    }
    fundAvailability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSchBuy
    }
    isCifmFund
    availSchBuy
  }
  holdingUnits
  holdingUnitsPrecision
  averageUnitCost
  averageUnitCostPrecision
  marketValue
  rateDate
  marketValuePrecision
  cost
  returnPercent
  returnPercentPrecision
  profit
  fundBaseCcyCost
  fundBaseCcyValue
  fundBaseCcyValuePrecision
  fundBaseCcyReturnPercent
  fundBaseCcyReturnPercentPrecision
  fundBaseCcyProfit
}
fragment SummaryFieldsHK on HoldingStatisticsHK {
  currency
  totalCost
  totalValue
  totalValuePrecision
  returnPercent
  profit
  numberOfFunds
  numberOfFundsWithoutValue
  valuationDate
}
fragment AccountFieldsHK on HoldingStatisticsHK {
  holdingStatisticsDetails {
    accountNo
    accountType
    totalCost
    totalValue
    totalValuePrecision
    profit
    returnPercent
    numberOfFunds
  }
}
fragment AssetClassFieldsHK on HoldingStatisticsHK {
  pieChartNodes {
    nodeInfo {
      code
      value
    }
    label
    marketValue
    marketValuePrecision
    cost
    returnPercent
    profit
  }
}`) as unknown as TypedDocumentString<HoldingStatisticsHkQuery, HoldingStatisticsHkQueryVariables>;
export const HoldingStatisticsHkPlainDocument = new TypedDocumentString(`
    query HoldingStatisticsHKPlain($filter: HoldingStatisticsFilter!) {
  holdingStatisticsHK(filter: $filter) {
    ...SummaryFieldsHK
    ...AccountFieldsHK
    ...AssetClassFieldsHK
    totalCostPrecision
    returnPercentPrecision
    profitPrecision
    value
    valuePrecision
    numberOfFundsPrecision
    pieChartNodes {
      costPrecision
      returnPercentPrecision
      profitPrecision
      qty
      qtyPrecision
    }
    holdingStatisticsDetails {
      totalCostPrecision
      profitPrecision
      returnPercentPrecision
    }
  }
}
    fragment SummaryFieldsHK on HoldingStatisticsHK {
  currency
  totalCost
  totalValue
  totalValuePrecision
  returnPercent
  profit
  numberOfFunds
  numberOfFundsWithoutValue
  valuationDate
}
fragment AccountFieldsHK on HoldingStatisticsHK {
  holdingStatisticsDetails {
    accountNo
    accountType
    totalCost
    totalValue
    totalValuePrecision
    profit
    returnPercent
    numberOfFunds
  }
}
fragment AssetClassFieldsHK on HoldingStatisticsHK {
  pieChartNodes {
    nodeInfo {
      code
      value
    }
    label
    marketValue
    marketValuePrecision
    cost
    returnPercent
    profit
  }
}`) as unknown as TypedDocumentString<HoldingStatisticsHkPlainQuery, HoldingStatisticsHkPlainQueryVariables>;
export const HoldingStatisticsHkInitialDocument = new TypedDocumentString(`
    query HoldingStatisticsHKInitial($filterByAccount: HoldingStatisticsFilter!, $filterGroupByFund: HoldingStatisticsFilter!, $byAssetClass: Boolean!) {
  byAccount: holdingStatisticsHK(filter: $filterByAccount) {
    ...AccountFieldsHK
  }
  byFund: holdingStatisticsHK(filter: $filterGroupByFund) {
    ...SummaryFieldsHK
    ...AssetClassFieldsHK @include(if: $byAssetClass)
    tableViewDetails {
      ...HoldingFieldsHK
      label @include(if: $byAssetClass)
    }
  }
}
    fragment HoldingFieldsHK on HoldingHK {
  accountNo
  fund {
    name {
      code
      value
    }
    isinCode
    jfFundCode
    baseCurrency
    fundRiskRating
    category {
      code
      value
    }
    navPrecision
    fundPrice {
      bid
      date
    }
    fundAvailability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSchBuy
    }
    isCifmFund
    availSchBuy
  }
  holdingUnits
  holdingUnitsPrecision
  averageUnitCost
  averageUnitCostPrecision
  marketValue
  rateDate
  marketValuePrecision
  cost
  returnPercent
  returnPercentPrecision
  profit
  fundBaseCcyCost
  fundBaseCcyValue
  fundBaseCcyValuePrecision
  fundBaseCcyReturnPercent
  fundBaseCcyReturnPercentPrecision
  fundBaseCcyProfit
}
fragment SummaryFieldsHK on HoldingStatisticsHK {
  currency
  totalCost
  totalValue
  totalValuePrecision
  returnPercent
  profit
  numberOfFunds
  numberOfFundsWithoutValue
  valuationDate
}
fragment AccountFieldsHK on HoldingStatisticsHK {
  holdingStatisticsDetails {
    accountNo
    accountType
    totalCost
    totalValue
    totalValuePrecision
    profit
    returnPercent
    numberOfFunds
  }
}
fragment AssetClassFieldsHK on HoldingStatisticsHK {
  pieChartNodes {
    nodeInfo {
      code
      value
    }
    label
    marketValue
    marketValuePrecision
    cost
    returnPercent
    profit
  }
}`) as unknown as TypedDocumentString<HoldingStatisticsHkInitialQuery, HoldingStatisticsHkInitialQueryVariables>;
export const HoldingStatisticsTwDocument = new TypedDocumentString(`
    query HoldingStatisticsTW($filter: HoldingStatisticsFilter!) {
  holdingStatisticsTW(filter: $filter) {
    ...SummaryFieldsTW
    totalCostPrecision
    returnPercentPrecision
    profitPrecision
    value
    valuePrecision
    numberOfFundsPrecision
    pieChartNodes {
      nodeInfo {
        code
        value
      }
      marketValue
      marketValuePrecision
      cost
      costPrecision
      returnPercent
      returnPercentPrecision
      profit
      profitPrecision
      label
      qty
      qtyPrecision
    }
    holdingStatisticsDetails {
      totalCostPrecision
      profitPrecision
      returnPercentPrecision
    }
    regionalSummaries {
      costPrecision
      profitPrecision
      grossDividendPrecision
    }
    tableViewDetails {
      ...HoldingFieldsTW
      costPrecision
      profitPrecision
      qty
      qtyPrecision
      label
      fundBaseCcyCostPrecision
      fundBaseCcyProfitPrecision
      grossDividendPrecision
    }
  }
}
    fragment HoldingFieldsTW on HoldingTW {
  accountNo
  fund {
    name {
      code
      value
    }
    isinCode
    jfFundCode
    baseCurrency
    fundRiskRating
    category {
      code
      value
    }
    navPrecision
    fundPrice {
      nav
      date
    }
    fundAvailability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSell
      availSwitchSell
    }
    statusNormal
    fundMarketType {
      code
      value
    }
  }
  holdingUnits
  holdingUnitsPrecision
  averageUnitCost
  averageUnitCostPrecision
  marketValue
  rateDate
  marketValuePrecision
  cost
  returnPercent
  returnPercentPrecision
  profit
  fundBaseCcyCost
  fundBaseCcyValue
  fundBaseCcyValuePrecision
  fundBaseCcyReturnPercent
  fundBaseCcyReturnPercentPrecision
  fundBaseCcyProfit
  txnPaymentType
  txnCurrency
  grossDividend
}
fragment SummaryFieldsTW on HoldingStatisticsTW {
  currency
  totalCost
  totalValue
  totalValuePrecision
  returnPercent
  profit
  numberOfFunds
  numberOfFundsWithoutValue
  valuationDate
  holdingStatisticsDetails {
    accountNo
    accountType
    totalCost
    totalValue
    totalValuePrecision
    profit
    returnPercent
    numberOfFunds
  }
  regionalSummaries {
    summaryType
    txnPaymentType
    txnCurrency
    cost
    marketValue
    marketValuePrecision
    returnPercent
    returnPercentPrecision
    profit
    grossDividend
  }
}`) as unknown as TypedDocumentString<HoldingStatisticsTwQuery, HoldingStatisticsTwQueryVariables>;
export const HoldingStatisticsTwInitialDocument = new TypedDocumentString(`
    query HoldingStatisticsTWInitial($filterByNonePie: HoldingStatisticsFilter!, $filterGroupByFund: HoldingStatisticsFilter!) {
  byNonePie: holdingStatisticsTW(filter: $filterByNonePie) {
    tableViewDetails {
      ...HoldingFieldsTW
    }
  }
  byFund: holdingStatisticsTW(filter: $filterGroupByFund) {
    ...SummaryFieldsTW
    tableViewDetails {
      ...ViewedFieldsTW
    }
  }
}
    fragment HoldingFieldsTW on HoldingTW {
  accountNo
  fund {
    name {
      code
      value
    }
    isinCode
    jfFundCode
    baseCurrency
    fundRiskRating
    category {
      code
      value
    }
    navPrecision
    fundPrice {
      nav
      date
    }
    fundAvailability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSell
      availSwitchSell
    }
    statusNormal
    fundMarketType {
      code
      value
    }
  }
  holdingUnits
  holdingUnitsPrecision
  averageUnitCost
  averageUnitCostPrecision
  marketValue
  rateDate
  marketValuePrecision
  cost
  returnPercent
  returnPercentPrecision
  profit
  fundBaseCcyCost
  fundBaseCcyValue
  fundBaseCcyValuePrecision
  fundBaseCcyReturnPercent
  fundBaseCcyReturnPercentPrecision
  fundBaseCcyProfit
  txnPaymentType
  txnCurrency
  grossDividend
}
fragment ViewedFieldsTW on HoldingTW {
  accountNo
  fund {
    name {
      code
    }
    baseCurrency
  }
  txnPaymentType
  txnCurrency
  marketValue
  rateDate
  marketValuePrecision
  cost
  returnPercent
  returnPercentPrecision
  profit
}
fragment SummaryFieldsTW on HoldingStatisticsTW {
  currency
  totalCost
  totalValue
  totalValuePrecision
  returnPercent
  profit
  numberOfFunds
  numberOfFundsWithoutValue
  valuationDate
  holdingStatisticsDetails {
    accountNo
    accountType
    totalCost
    totalValue
    totalValuePrecision
    profit
    returnPercent
    numberOfFunds
  }
  regionalSummaries {
    summaryType
    txnPaymentType
    txnCurrency
    cost
    marketValue
    marketValuePrecision
    returnPercent
    returnPercentPrecision
    profit
    grossDividend
  }
}`) as unknown as TypedDocumentString<HoldingStatisticsTwInitialQuery, HoldingStatisticsTwInitialQueryVariables>;
export const VcaAccountDocument = new TypedDocumentString(`
    query VcaAccount($filter: VcaAccountFilter!) {
  vcaAccount(filter: $filter) {
    accountNo
    accountCurrency
    vcaSid
    accountStatus
    ledgerBalance
    availableBalance
    balancePrecision
    balanceLastUpdateTime
  }
}
    `) as unknown as TypedDocumentString<VcaAccountQuery, VcaAccountQueryVariables>;
export const VcaTransactionsDocument = new TypedDocumentString(`
    query VcaTransactions($filter: VcaTransactionsFilter!, $filter2: VcaTransactionsFilter!) {
  completed: vcaTransactions(filter: $filter) {
    ...VcaTransactionFields
  }
  pending: vcaTransactions(filter: $filter2) {
    ...VcaTransactionFields
  }
}
    fragment VcaTransactionFields on VcaTransaction {
  vcaTransactionSid
  transactionCurrency
  transactionLastUpdateTime
  transactionType
  amountSigNum
  amount
  amountPrecision
  transactionStatus
  paymentStatus
  carriedForwardBalance
  balancePrecision
  remark
  heldUntil
  cancelledAt
}`) as unknown as TypedDocumentString<VcaTransactionsQuery, VcaTransactionsQueryVariables>;
export const ClientTiersDocument = new TypedDocumentString(`
    query ClientTiers {
  clientTiers {
    holdingAmount
    membershipTier
    investmentTier
  }
}
    `) as unknown as TypedDocumentString<ClientTiersQuery, ClientTiersQueryVariables>;
export const RegularPlansHkDocument = new TypedDocumentString(`
    query RegularPlansHK {
  regularPlansHK {
    accountNo
    refNo
    fund {
      name {
        code
        value
      }
    }
    currency
    amount
    amountPrecision
    frequency
    dayOfMonth
    status
    lastUpdateTime
  }
}
    `) as unknown as TypedDocumentString<RegularPlansHkQuery, RegularPlansHkQueryVariables>;
export const UserSuitabilityTwForEnhancedSuitabilityDocument = new TypedDocumentString(`
    query UserSuitabilityTWForEnhancedSuitability($nextStep: Int!) {
  userSuitabilityTW(nextStep: $nextStep) {
    accountHolderSuitabilities {
      clientRiskLevel
      updateDate
      forceLowRisk
      kycRiskLevel
      enhancedSuitabilityUpdateDate
      kycStatus
      toBeLowRisk
      latestKycVersion
    }
    user {
      genderType
    }
    clientKycUpdateFrequency
  }
}
    `) as unknown as TypedDocumentString<UserSuitabilityTwForEnhancedSuitabilityQuery, UserSuitabilityTwForEnhancedSuitabilityQueryVariables>;
export const LocalUserLoginDocument = new TypedDocumentString(`
    mutation LocalUserLogin($userId: String!, $password: String!) {
  localUserLogin(userId: $userId, password: $password) {
    success
  }
}
    `) as unknown as TypedDocumentString<LocalUserLoginMutation, LocalUserLoginMutationVariables>;
export const SystemTwDocument = new TypedDocumentString(`
    query SystemTW {
  systemTW {
    preOrderEnabled
    ipoEnabled
  }
}
    `) as unknown as TypedDocumentString<SystemTwQuery, SystemTwQueryVariables>;
export const TyphoonMessageDocument = new TypedDocumentString(`
    query TyphoonMessage {
  message(type: TYPHOON) {
    enable
    type
    values {
      code
      value
    }
  }
}
    `) as unknown as TypedDocumentString<TyphoonMessageQuery, TyphoonMessageQueryVariables>;
export const SideBarPromotionMessageDocument = new TypedDocumentString(`
    query SideBarPromotionMessage {
  message(type: SIDE_BAR_PROMOTION) {
    enable
    type
    values {
      code
      value
    }
  }
}
    `) as unknown as TypedDocumentString<SideBarPromotionMessageQuery, SideBarPromotionMessageQueryVariables>;
export const OrderNoticeMessagesDocument = new TypedDocumentString(`
    query OrderNoticeMessages {
  highRisk: message(type: FUND_HIGH_RISK_MESSAGE) {
    enable
    type
    values {
      code
      value
    }
  }
  rightDiffNotes: message(type: RIGHT_DIFF_NOTES) {
    enable
    type
    values {
      code
      value
    }
  }
}
    `) as unknown as TypedDocumentString<OrderNoticeMessagesQuery, OrderNoticeMessagesQueryVariables>;
export const AnnouncementsHkDocument = new TypedDocumentString(`
    query AnnouncementsHK {
  announcements: announcementsHK {
    headerText
    headerURL
    descText
    locale
    position
  }
}
    `) as unknown as TypedDocumentString<AnnouncementsHkQuery, AnnouncementsHkQueryVariables>;
export const AnnouncementsTwDocument = new TypedDocumentString(`
    query AnnouncementsTW {
  announcements: announcementsTW {
    headerText
    headerURL
    descText
    locale
    position
    announceDate
  }
}
    `) as unknown as TypedDocumentString<AnnouncementsTwQuery, AnnouncementsTwQueryVariables>;
export const LocalUserReAuthDocument = new TypedDocumentString(`
    mutation LocalUserReAuth($nonce: String!, $password: String!) {
  localUserReAuth(nonce: $nonce, password: $password) {
    success
  }
}
    `) as unknown as TypedDocumentString<LocalUserReAuthMutation, LocalUserReAuthMutationVariables>;
export const DividendRecordsTwDocument = new TypedDocumentString(`
    query DividendRecordsTW {
  dividendRecordsTW {
    refNo
    fund {
      name {
        code
        value
      }
    }
    reInvestmentFund {
      name {
        code
        value
      }
    }
    applyDate
    status
    chargeMethod
    holdingUnits
    holdingUnitsPrecision
    txnAmount
    txnAmountPrecision
    txnCurrency
  }
}
    `) as unknown as TypedDocumentString<DividendRecordsTwQuery, DividendRecordsTwQueryVariables>;
export const EnhancedSuitabilityTwDocument = new TypedDocumentString(`
    query EnhancedSuitabilityTW($nextStep: Int!) {
  enhancedSuitabilityTW(nextStep: $nextStep) {
    sid
    type
    version
    questionCategories {
      position
      text
      questions {
        sequence
        type
        position
        text
        maxLength
        haveAdditionalQuestion
        options {
          sequence
          point
          text
          result
        }
      }
    }
    contradictions {
      questionSequence
      optionSequence
    }
  }
}
    `) as unknown as TypedDocumentString<EnhancedSuitabilityTwQuery, EnhancedSuitabilityTwQueryVariables>;
export const PublicMaintenanceMessageDocument = new TypedDocumentString(`
    query PublicMaintenanceMessage {
  message(type: MAINTENANCE) {
    enable
    type
    values {
      code
      value
    }
  }
}
    `) as unknown as TypedDocumentString<PublicMaintenanceMessageQuery, PublicMaintenanceMessageQueryVariables>;
export const PublicPreLoginNewsMessageDocument = new TypedDocumentString(`
    query PublicPreLoginNewsMessage {
  message(type: PRELOGIN_NEWS) {
    enable
    type
    values {
      code
      value
    }
  }
}
    `) as unknown as TypedDocumentString<PublicPreLoginNewsMessageQuery, PublicPreLoginNewsMessageQueryVariables>;
export const PublicDisclaimerMessageDocument = new TypedDocumentString(`
    query PublicDisclaimerMessage {
  message(type: DISCLAIMER) {
    enable
    type
    values {
      code
      value
    }
  }
}
    `) as unknown as TypedDocumentString<PublicDisclaimerMessageQuery, PublicDisclaimerMessageQueryVariables>;
export const PublicPreLoginDataTwDocument = new TypedDocumentString(`
    query PublicPreLoginDataTW {
  preLoginDataTW {
    news {
      enable
      type
      values {
        code
        value
      }
    }
    disclaimer {
      enable
      type
      values {
        code
        value
      }
    }
    promotions {
      code
      isHero
      isSticky
      isNewClientPromo
      data
    }
  }
}
    `) as unknown as TypedDocumentString<PublicPreLoginDataTwQuery, PublicPreLoginDataTwQueryVariables>;