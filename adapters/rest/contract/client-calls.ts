import type { Call } from './call';

/** The calls of a signed-in client, apart from those of her holdings. */
export const clientCalls = {
  announcement: { method: 'GET', path: '/announcement', regions: ['HK', 'TW'] },
  promotions: { method: 'GET', path: '/promotions', regions: ['HK'] },
  clientPromotions: { method: 'GET', path: '/clientPromotions', regions: ['HK'] },
  coolKnowledge: { method: 'GET', path: '/coolKnowledge', regions: ['HK', 'TW'] },
  smartTip: { method: 'GET', path: '/smartTip', regions: ['HK'] },
  typhoonNotice: { method: 'GET', path: '/typhoonNotice', regions: ['HK'] },
  // What other calls tell too, for who asks by REST or for all at once [CONFLICT-57].
  accountInfo: { method: 'GET', path: '/authentication/accountInfo', regions: ['HK', 'TW'] },
  portfolio: { method: 'GET', path: '/portfolio', regions: ['HK', 'TW'] },
  clientTier: { method: 'GET', path: '/clientTier', regions: ['HK', 'TW'] },
  rspPlan: { method: 'GET', path: '/rspPlan', regions: ['HK'] },
  ePoints: { method: 'GET', path: '/ePoints', regions: ['HK', 'TW'] },
  reminderEPoints: { method: 'GET', path: '/util/reminderEPoints', regions: ['HK'] },
  fundCategory: { method: 'GET', path: '/fund/category', regions: ['HK', 'TW'], cached: true },
  fundMarketType: { method: 'GET', path: '/fund/marketType', regions: ['TW'], cached: true },
  fundAll: { method: 'GET', path: '/fund?isAll=true', regions: ['HK', 'TW'], cached: true },
  fundSearch: { method: 'GET', path: '/fund/search?isPromoted=true', regions: ['HK', 'TW'], cached: true },
  fundLastPrice: { method: 'GET', path: '/fund/lastPrice', regions: ['TW'], cached: true },
  fundRecentView: { method: 'GET', path: '/fund/recentView?num={num}', regions: ['HK', 'TW'] },
  stocks: { method: 'GET', path: '/stocks?searchString={searchString}', regions: ['HK'] },
  stockList: { method: 'GET', path: '/stockList?searchString={searchString}', regions: ['TW'] },
  // Writing to the alerts isn't specified: kept and removed where they are read, and answered with the list as it then is.
  keepAccountPriceAlert: { method: 'POST', path: '/account/priceAlert', regions: ['HK'] },
  keepPriceAlert: { method: 'POST', path: '/priceAlert', regions: ['TW'] },
  removeAccountPriceAlert: {
    method: 'DELETE',
    path: '/account/priceAlert?fundCode={fundCode}&priceTarget={priceTarget}',
    regions: ['HK'],
  },
  removePriceAlert: {
    method: 'DELETE',
    path: '/priceAlert?fundCode={fundCode}&priceTarget={priceTarget}',
    regions: ['TW'],
  },
  // Ours: the specification names no call for it (ADR 0018).
  communicationPreference: { method: 'GET', path: '/account/communicationPreference', regions: ['HK', 'TW'] },
  keepCommunicationPreference: { method: 'POST', path: '/account/communicationPreference', regions: ['HK', 'TW'] },
  existingDividendFund: { method: 'GET', path: '/existingDividendFund', regions: ['TW'] },
  suitabilityCrr: { method: 'GET', path: '/suitabilityCrr', regions: ['HK', 'TW'] },
  suitabilityKyp: { method: 'GET', path: '/suitabilityKyp', regions: ['TW'] },
  suitabilityClientKyp: { method: 'GET', path: '/suitabilityClientKyp', regions: ['TW'] },
  // The address that is written with a slash [CONFLICT-63].
  kyp: { method: 'GET', path: '/suitability/kyp', regions: ['HK', 'TW'] },
  enhancedSuitability: { method: 'GET', path: '/enhancedSuitability', regions: ['HK', 'TW'] },
  submitEnhancedSuitability: { method: 'POST', path: '/enhancedSuitability', regions: ['TW'] },
  clientRiskRating: { method: 'GET', path: '/clientRiskRating', regions: ['HK', 'TW'] },
  kycDetail: { method: 'GET', path: '/kycDetail', regions: ['HK', 'TW'] },
  latestKycDetail: { method: 'GET', path: '/latestKycDetail', regions: ['HK', 'TW'] },
  bankInfo: { method: 'GET', path: '/bankInfo', regions: ['HK', 'TW'] },
  acctBankInfo: { method: 'GET', path: '/acctBankInfo', regions: ['TW'] },
  dda: { method: 'GET', path: '/dda', regions: ['HK', 'TW'] },
  sameDayDDA: { method: 'GET', path: '/sameDayDDA', regions: ['TW'] },
  rspMigration: { method: 'GET', path: '/rspMigration', regions: ['HK'] },
  reactivationDocumentUpload: {
    method: 'POST',
    path: '/api/document/hk/reactivationDocumentUpload',
    regions: ['HK'],
  },
} as const satisfies Record<string, Call>;
