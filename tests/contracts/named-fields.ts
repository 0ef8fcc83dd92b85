const codedText = 'code value';
const fundLine = `name code value isinCode jfFundCode baseCurrency fundRiskRating category fundMarketType
  fundPerformance performanceEffectiveDate oneYear twoYear threeYear fiveYear`;
const bankAccount = 'bankAccountNo bankName bankAccountName currency status onlineDDA onlineDdaStatusInfo';
const bankAccounts = `bankAccountInfoList ${bankAccount}`;
const settings = 'costPreference settCostCcy settCcy profitCcy showCcy';
const tier = 'holdingAmount membershipTier investmentTier';
const migration = 'rspMigrationEligible illegibleReasons';
const alerts = 'fundCode target priceTarget enabled fundName currency lastPrice lastPriceDate';
const notice = 'enable type values code value';
const tips = 'position locales en_US zh_HK zh_TW header link target description image';
const promotion = 'code isHero isSticky isNewClientPromo data';
const order = 'fundCode fundName currency amount units transactionDate debitDate fundFeeType';

/** The fields of each call's answer, with blanks between them. */
const fieldsOfCalls: Readonly<Record<string, string>> = {
  // ENT-01..08; figures have a precision each.
  portfolio: `accountNo accountType fund name code value isinCode baseCurrency fundRiskRating category fundMarketType
    navPrecision fundPrice bid nav date fundAvailability availBuy availRSPBuy availERSPBuy availSchBuy availSell
    availSwitchSell isCifmFund statusNormal txnPaymentType txnCurrency holdingUnits averageUnitCost marketValue cost
    returnPercent profit grossDividend fundBaseCcyCost fundBaseCcyValue fundBaseCcyProfit fundBaseCcyReturnPercent`,
  // ENT-29..31
  fundAll: fundLine,
  fundSearch: fundLine,
  fundRecentView: fundLine,
  stocks: fundLine,
  stockList: fundLine,
  fundTop5: `name code value isinCode baseCurrency fundRiskRating fundPerformance performanceEffectiveDate
    oneYear threeYear fiveYear`,
  // API-42, API-43, API-46
  fundCategory: codedText,
  fundMarketType: codedText,
  fundLastPrice: 'jfFundCode nav date',
  // API-63, SHAPE-09, ENT-44, ENT-45
  bankInfo: bankAccounts,
  acctBankInfo: bankAccounts,
  dda: `bankAccountNo accountCurrency bankName bankAccountName taAccountNo debitLimit prdicity activeFlag
    effectiveDate authExpiryDate addressLines`,
  sameDayDDA: 'existDDADeals underSHLFrozenPeriod eddaEnabled',
  // ENT-20..22
  accountInfo: `accountInfo mfaIndicator accountNameInfo name passwordChangeReminder preferenceCurrency
    setting ${settings} rspMigration ${migration} priceAlert ${alerts} ${tier}
    dda accountCurrency activeFlag bankChangedList ${bankAccount}`,
  setting: settings,
  portfolioSetting: settings,
  clientTier: tier,
  rspMigration: migration,
  mfa: 'mfaIndicator mfaReminderMessage',
  // ENT-23..26
  ePoints: 'totalPoints pointsAboutToExpire ePointDetails points expiryDate aboutToExpire couponEvent code value',
  reminderEPoints: 'reminderPoints',
  rspPlan: 'accountNo refNo fund name code value currency amount frequency dayOfMonth status lastUpdateTime',
  // ENT-32..37
  announcement: 'headerText headerURL descText locale position announceDate',
  promotions: promotion,
  preLoginPromotions: promotion,
  typhoonNotice: notice,
  maintenanceNotice: notice,
  coolKnowledge: tips,
  smartTip: tips,
  preLoginCoolKnowledge: tips,
  clientPromotions: codedText,
  preLoginNews: codedText,
  footerDisclaimer: codedText,
  // ENT-46
  dividendFund: 'fund name code value reInvestmentFund',
  // ENT-48, ENT-49, ENT-51
  urlTradingDetail: `oid clientId discountCode lineManager active first tradingVOList
    showRedemptionDailyLimitOverAUMWarning type fundCode amcCode currency unit buyAmount feeRate bankCode bankAccount
    switchFromFundCode switchToFundCode`,
  // ENT-55; of an order that isn't received the reason, as when it is checked
  urlSubmit: `orderReceivedDate successfulAllotmentOrders failedAllotmentOrders successfulRedemptionOrders
    failedRedemptionOrders switchOrders buyDeal sellDeal shortPin code message ${order}`,
  // API-79..82
  unitCalculator: 'value fxRate error',
  validateAllotment: 'code errors message fundCode currency',
  validateRedemption: `errors projectedPrs projectedPrr showWarning bcdcWarning unitsBreakdown fundFeeType unit
    showRedemptionDailyLimitOverAUMWarning`,
  validateSwitch: 'errors code message fundCode currency intoFundCode',
  fundAgreements: 'categoryCode title',
  // ENT-50, ENT-54
  dealRedemption: `accountNo fundCode fundName currency baseCurrency totalHoldings availableHoldings
    redUnitPrecision redUnitPricePrecision fundFeeType feeRate`,
  // ENT-58
  orderHistory: 'type fund name code value transactionDate amount status units ePoints chargeRate',
  // ENT-56
  logon: 'enabledLoginOtp maskedMobileNumber maskedEmail',
  accountPriceAlert: alerts,
  priceAlert: alerts,
};

/**
 * The fields that the documents name in the answers of the specification's calls, copied from their entities by hand. The
 * short names that the documents describe and don't spell (a transaction date, a bank's name) are as the portal reads them.
 */
export const namedFields: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(fieldsOfCalls).map(([call, fields]) => [call, new Set(fields.split(/\s+/))]),
);
