import type { Region } from '../../../domain/region';
import type { ShownPortal } from './shown-portal';

/** What comes of a call that fails, as the client sees it [R5]. */
export type Outcome =
  /** A message with a retry in the part that asked; a 401 ends a client's session. */
  | { readonly is: 'retry'; readonly at: string; readonly says: string; readonly on?: (portal: ShownPortal) => unknown }
  /** The same for a visitor, whose session nothing can end. */
  | { readonly is: 'visitor-retry'; readonly says: string }
  /** The page for errors that no part can handle; a 401 ends the session. */
  | { readonly is: 'page'; readonly at: string }
  /** Said beside a form, whose own button sends again; shown by the tests that are named. */
  | { readonly is: 'form'; readonly shownIn: string }
  /** Without a word, by the row that is named. */
  | { readonly is: 'quiet'; readonly row: string }
  /** In the contract, and asked by no screen. */
  | { readonly is: 'unasked'; readonly row: string };

type Outcomes = Readonly<Record<string, Outcome>>;

const unasked = (row: string): Outcome => ({ is: 'unasked', row });
const form = (shownIn: string): Outcome => ({ is: 'form', shownIn });
const home = (says: string): Outcome => ({ is: 'retry', at: '/', says });
const funds = (says: string): Outcome => ({ is: 'retry', at: '/funds', says });
const room = (name: string, says: string): Outcome => ({ is: 'retry', at: `/profile?tab=${name}`, says });
const visitor = (says: string): Outcome => ({ is: 'visitor-retry', says });

/** Both regions' calls that no screen needs, because another one tells the same. */
const unaskedCalls: Outcomes = {
  announcement: unasked('CONFLICT-46'),
  accountInfo: unasked('CONFLICT-57'),
  portfolio: unasked('CONFLICT-57'),
  clientTier: unasked('CONFLICT-57'),
  setting: unasked('CONFLICT-57'),
  maintenanceNotice: unasked('CONFLICT-46'),
  preLoginNews: unasked('CONFLICT-46'),
  clientRiskRating: unasked('CONFLICT-57'),
  kyp: unasked('CONFLICT-63'),
};

/** Both regions' calls of the session. */
const sessionCalls: Outcomes = {
  logon: form('tests/ui/login-view-model.test.ts'),
  heartbeat: { is: 'quiet', row: 'OPEN-64' },
  authLogout: { is: 'quiet', row: 'CONFLICT-54' },
  authRefresh: unasked('API-26'),
  keepCommunicationPreference: form('tests/ui/communication-view-model.test.ts'),
};

const inHongKong = {
  ...{ part: 'We could not load this part.', tier: 'We could not load your tier.' },
  ...{ list: 'We could not load this list.', urgent: 'Some important notices could not be loaded.' },
};
const inTaiwan = {
  ...{ part: '無法載入這個區塊。', tier: '無法載入您的會員等級。', menu: '部分選單無法載入。' },
  ...{ list: '無法載入這份清單。', urgent: '部分重要提醒無法載入。' },
};

const hongKong: Outcomes = {
  ...unaskedCalls,
  ...sessionCalls,
  promotions: home('The offers could not be loaded.'),
  clientPromotions: unasked('CONFLICT-46'),
  coolKnowledge: home('The tips could not be loaded.'),
  smartTip: unasked('CONFLICT-46'),
  typhoonNotice: unasked('CONFLICT-46'),
  rspPlan: unasked('CONFLICT-57'),
  ePoints: home('We could not load your reward points.'),
  reminderEPoints: home(inHongKong.part),
  fundCategory: funds('We could not load the categories to choose from.'),
  fundAll: funds('We could not load the funds.'),
  fundSearch: unasked('CONFLICT-29'),
  fundRecentView: home(inHongKong.list),
  stocks: { is: 'retry', at: '/', says: 'We could not search just now.', on: search },
  accountPriceAlert: home('We could not load your price alerts.'),
  keepAccountPriceAlert: form('tests/ui/price-alerts-view-model.test.ts'),
  removeAccountPriceAlert: form('tests/ui/price-alerts-view-model.test.ts'),
  communicationPreference: room('communication', inHongKong.part),
  portfolioSetting: home('We could not find your currency. Amounts are in HKD.'),
  choosePortfolioSetting: form('tests/ui/viewing-currency-view-model.test.ts'),
  suitabilityCrr: room('questionnaire', inHongKong.part),
  enhancedSuitability: unasked('SUIT-09'),
  kycDetail: unasked('SUIT-09'),
  latestKycDetail: unasked('SUIT-09'),
  bankInfo: unasked('CONFLICT-57'),
  dda: room('payment', inHongKong.part),
  rspMigration: home('We could not find out whether this plan can be moved.'),
  reactivationDocumentUpload: form('tests/ui/document-upload-view-model.test.ts'),
  preLoginCoolKnowledge: visitor(inHongKong.part),
  preLoginPromotions: visitor(inHongKong.part),
  fundTop5: home(inHongKong.list),
  VcaAccount: home('We could not load your Cash Account.'),
  VcaTransactions: home('We could not load your Cash Account.'),
  TyphoonMessage: home(inHongKong.urgent),
  SideBarPromotionMessage: home('The news could not be loaded.'),
  OrderNoticeMessages: home('The notes before an order could not be loaded.'),
  AnnouncementsHK: home('The announcements could not be loaded.'),
  ClientTiers: home(inHongKong.tier),
  ExcelHoldingStatisticsHK: form('tests/ui/export-view-model.test.ts'),
  ExcelHoldingStatisticsHKSubAccount: form('tests/ui/export-view-model.test.ts'),
  FundPreviews: { is: 'retry', at: '/fund/SEEDHK00001.HKD', says: 'This fund could not be loaded.' },
  FundDetails: { is: 'retry', at: '/fund/SEEDHK00001.HKD', says: inHongKong.part },
  FundPrices: { is: 'retry', at: '/fund/SEEDHK00001.HKD?tab=prices', says: inHongKong.part },
  HoldingStatisticsHK: form('tests/ui/fund-preview-view-model.test.ts'),
  HoldingStatisticsHKPlain: unasked('CONFLICT-30'),
  HoldingStatisticsHKInitial: { is: 'page', at: '/' },
  LocalUserLogin: form('tests/ui/login-view-model.test.ts'),
  ActiveSpiHK: room('payment', inHongKong.part),
  SameDayDdaHK: room('payment', inHongKong.part),
  PublicMaintenanceMessage: visitor(inHongKong.part),
  PublicPreLoginNewsMessage: visitor(inHongKong.part),
  PublicDisclaimerMessage: visitor(inHongKong.part),
  RegularPlansHK: home('We could not load your regular plans.'),
  UserPortfolioHK: home('We could not load your details.'),
};

const taiwan: Outcomes = {
  ...unaskedCalls,
  ...sessionCalls,
  loginSendOtp: form('tests/ui/one-time-code-view-model.test.ts'),
  loginValidateOtp: form('tests/ui/one-time-code-view-model.test.ts'),
  coolKnowledge: home('理財小常識無法載入。'),
  ePoints: home('無法載入您的紅利點數。'),
  fundCategory: funds('無法載入可選擇的基金類別。'),
  fundMarketType: funds('無法載入可選擇的基金類別。'),
  fundAll: funds('無法載入基金清單。'),
  fundSearch: home(inTaiwan.list),
  fundLastPrice: funds('無法載入最新淨值。'),
  fundRecentView: home(inTaiwan.list),
  stockList: { is: 'retry', at: '/', says: '目前無法搜尋。', on: search },
  priceAlert: home('無法載入您的到價通知。'),
  keepPriceAlert: form('tests/ui/price-alerts-view-model.test.ts'),
  removePriceAlert: form('tests/ui/price-alerts-view-model.test.ts'),
  communicationPreference: room('communication', inTaiwan.part),
  existingDividendFund: home(inTaiwan.menu),
  suitabilityCrr: room('questionnaire', inTaiwan.part),
  suitabilityKyp: unasked('CONFLICT-57'),
  suitabilityClientKyp: form('tests/ui/assessment-view-model.test.ts'),
  enhancedSuitability: form('tests/ui/assessment-view-model.test.ts'),
  submitEnhancedSuitability: form('tests/ui/assessment-view-model.test.ts'),
  kycDetail: room('questionnaire', inTaiwan.part),
  latestKycDetail: unasked('CONFLICT-57'),
  bankInfo: room('payment', '無法查詢近期是否變更過銀行帳戶。'),
  acctBankInfo: room('payment', inTaiwan.part),
  dda: room('payment', inTaiwan.part),
  sameDayDDA: room('payment', inTaiwan.part),
  preLoginCoolKnowledge: visitor(inTaiwan.part),
  footerDisclaimer: unasked('CONFLICT-46'),
  TyphoonMessage: home(inTaiwan.urgent),
  SideBarPromotionMessage: home('活動訊息無法載入。'),
  OrderNoticeMessages: home('下單前注意事項無法載入。'),
  AnnouncementsTW: home('公告無法載入。'),
  ClientTiers: home(inTaiwan.tier),
  EnhancedSuitabilityTW: form('tests/ui/assessment-view-model.test.ts'),
  FundPreviews: { is: 'retry', at: '/fund/SEEDTW00001.TWD', says: '無法載入這檔基金的資料。' },
  FundDetails: { is: 'retry', at: '/fund/SEEDTW00001.TWD', says: inTaiwan.part },
  FundPrices: { is: 'retry', at: '/fund/SEEDTW00001.TWD?tab=prices', says: inTaiwan.part },
  HoldingStatisticsTW: unasked('PORT-18'),
  HoldingStatisticsTWInitial: { is: 'page', at: '/' },
  PublicMaintenanceMessage: visitor(inTaiwan.part),
  PublicDisclaimerMessage: home(inTaiwan.part),
  PublicPreLoginDataTW: visitor(inTaiwan.part),
  SystemTW: home(inTaiwan.menu),
  UserPortfolioTW: home('無法載入您的個人資料。'),
  UserSuitabilityTWForEnhancedSuitability: home(inTaiwan.urgent),
};

/** What is specified for every call of a region. */
export const callOutcomes: Readonly<Record<Region, Outcomes>> = { HK: hongKong, TW: taiwan };

async function search(portal: ShownPortal): Promise<void> {
  (await portal.find('.fund-search-note button')).click();
  await portal.find('input[type=search]');
  portal.type('input[type=search]', 'fund');
}
