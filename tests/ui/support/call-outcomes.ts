import type { Region } from '../../../domain/region';
import { answer } from '../../adapters/support/scripted-transport';
import { cancelForm, composeForm, consentForm, orderForm, orderLinks, returnToSentList } from './order-forms';
import { cancelHeldForm } from './held-withdrawal-form';
import { dividendOutcomes } from './dividend-forms';
import { documentOutcomes } from './document-outcomes';
import {
  chosen,
  download,
  logOut,
  openFund,
  openOrder,
  pressed,
  search,
  settledInTwd,
  stayActive,
  stayWhenAsked,
} from './outcome-steps';
import { changePlanForm, movePlansForm, startPlanForm } from './new-plan-form';
import type { Outcome, Outcomes } from './outcome';
import { pinActivationForm, pinResetForm } from './pin-forms';
import { beginCashStepUpForm, beginStepUpForm, localStepUpForm, returnedStepUpForm } from './step-up-forms';
import {
  cancelOrderForm,
  codeForm,
  codeRequest,
  communicationForm,
  documentForm,
  endedSession,
  endedSessions,
  frozenAccount,
  requestedBankAccount,
  requestedContact,
  keptPriceAlert,
  localLoginForm,
  logOnForm,
  questionnaireForm,
  removedPriceAlert,
  resetBeginForm,
  resetCodeForm,
  resetCodeRequest,
  resetDetailsForm,
  resetPasswordRules,
  resetUserCodeRules,
  secretChangeForm,
  topUpForm,
  unwatchedFund,
  watchedFund,
} from './sent-forms';
import { tradingResets } from './trading-forms';
import { usernameForm, usernameRulesForm } from './username-forms';

const hkFund = '/fund/SEEDHK00001.HKD';
const twFund = '/fund/SEEDTW00001.TWD';

const unasked = (row: string): Outcome => ({ is: 'unasked', row });

/** The mock has no passkeys: what fails with one is shown in passkeys-view-model.test.ts and in the journeys. */
const changesOfPasskeys: Outcomes = {
  addPasskey: unasked('R14'),
  beginPasskey: unasked('R14'),
  removePasskey: unasked('R14'),
  renamePasskey: unasked('R14'),
};
/** The home's search while the list of all funds, which answers at once, can't be loaded either. */
const searching = { on: search, beside: { fundAll: answer(503) } };

/** The page of a purchase is there without limits, which the server keeps to all the same. */
const passedOver = (at: string): Outcome => ({
  is: 'passed-over',
  row: 'OPEN-92',
  at,
  shows: '[data-testid=place-order-card] input',
});
type Retried = Extract<Outcome, { readonly is: 'retry' }>;
const home = (says: string): Retried => ({ is: 'retry', at: '/', says });
const funds = (says: string): Outcome => ({ is: 'retry', at: '/funds', says });
const section = (name: string, says: string): Outcome => ({ is: 'retry', at: `/profile?tab=${name}`, says });
const questionnaire = (at: string): Outcome => ({ is: 'retry', at, says: '無法載入這份問卷。' });
const riskQuestionnaire: Outcome = {
  is: 'retry',
  at: '/risk-questionnaire',
  says: 'The questionnaire could not be loaded.',
};
const visitor = (says: string): Outcome => ({ is: 'visitor-retry', says });

const orderListOf = (region: Region, says: string): Retried => ({ is: 'retry', at: orderLinks[region], says });
const orderList = orderListOf('TW', '無法載入這份委託清單。');
const ownOrders = orderListOf('HK', 'We could not load this list.');

const consent = pressed('[data-testid=order-actions] button', '我同意，查看清單');

/** Both regions' calls that no screen needs, because another one tells the same. */
const unaskedCalls: Outcomes = {
  announcement: unasked('CONFLICT-46'),
  portfolio: unasked('CONFLICT-57'),
  clientTier: unasked('CONFLICT-57'),
  setting: unasked('CONFLICT-57'),
  maintenanceNotice: unasked('CONFLICT-46'),
  preLoginNews: unasked('CONFLICT-46'),
  clientRiskRating: unasked('CONFLICT-57'),
  kyp: unasked('CONFLICT-63'),
};

/** The calls at the home without which it says no less. */
const unmissed: Outcomes = {
  pageFlow: { is: 'passed-over', row: 'OPEN-87', at: '/', shows: '[data-testid=holdings]' },
  // What extensions say beside the holdings and a fund's preview.
  // Its own test has a receipt (keep-receipt.test.tsx).
  orderReceipt: { is: 'unasked', row: 'OPEN-59' },
  PlanOutcomes: { is: 'passed-over', row: 'OPEN-59', at: '/plans', shows: '[data-testid=plans-page]' },
  // As its page has (messages-screen.test.tsx).
  clientMessages: { is: 'unasked', row: 'OPEN-59' },
  HoldingDetails: { is: 'passed-over', row: 'OPEN-59', at: '/', shows: '[data-testid=holdings]', endsNothing: true },
};

/** Both regions' calls about the watch list, which its own page, a fund's and that of all funds make. */
const watching = (region: Region, part: string, list: string): Outcomes => ({
  watchList: [
    { is: 'retry', at: '/watchlist', says: part },
    { is: 'retry', at: region === 'HK' ? hkFund : twFund, says: part },
    funds(list),
  ],
  watchFund: watchedFund(region),
  unwatchFund: unwatchedFund(region),
});

/** Both regions' calls of the session. */
const sessionCalls: Outcomes = {
  authLogout: { is: 'leave', row: 'CONFLICT-54', on: logOut },
  authRefresh: { is: 'passed-over', row: 'CONFLICT-16', at: '/', shows: '[data-testid=holdings]', on: stayWhenAsked },
};

const inHongKong = {
  part: 'We could not load this part.',
  tier: 'We could not load your tier.',
  list: 'We could not load this list.',
  urgent: 'Some important notices could not be loaded.',
};
const inTaiwan = {
  part: '無法載入這個區塊。',
  tier: '無法載入您的會員等級。',
  menu: '部分選單無法載入。',
  list: '無法載入這份清單。',
  urgent: '部分重要提醒無法載入。',
};

const cashAccount: Outcome = { is: 'retry', at: '/vca/tx-balance', says: inHongKong.part };
const topUp: Outcome = { is: 'retry', at: '/vca/top-up', says: inHongKong.part };
const withdrawal: Outcome = { is: 'retry', at: '/vca/withdraw', says: inHongKong.part };

const hongKong: Outcomes = {
  ...unaskedCalls,
  accountInfo: { is: 'retry', at: '/profile', says: 'Not available now' },
  ...unmissed,
  ...sessionCalls,
  logon: logOnForm('HK'),
  heartbeat: { ...home('We could not extend your session.'), on: stayActive, anyAnswer: true },
  keepCommunicationPreference: communicationForm('HK'),
  PortfolioHistory: home('We could not load how your value changed.'),
  GainsAndIncome: { is: 'retry', at: '/gains', says: inHongKong.part },
  promotions: home('The offers could not be loaded.'),
  clientPromotions: unasked('CONFLICT-46'),
  coolKnowledge: home('The tips could not be loaded.'),
  smartTip: home('The tip picked for you could not be loaded.'),
  typhoonNotice: unasked('CONFLICT-46'),
  rspPlan: unasked('CONFLICT-57'),
  askForPin: pinResetForm,
  activatePin: pinActivationForm,
  planSchedules: { is: 'retry', at: '/plans', says: inHongKong.part },
  startPlan: startPlanForm('HK'),
  changePlan: changePlanForm('HK'),
  movePlans: movePlansForm,
  ePoints: home('We could not load your reward points.'),
  reminderEPoints: home(inHongKong.part),
  fundCategory: funds('We could not load the categories to choose from.'),
  fundAll: funds('We could not load the funds.'),
  fundSearch: unasked('CONFLICT-29'),
  changeSecret: secretChangeForm('HK'),
  secretChanges: { is: 'retry', at: '/change-password', says: inHongKong.part },
  ownUsername: { is: 'retry', at: '/username', says: inHongKong.part },
  changeUsername: usernameForm('HK'),
  checkUsername: usernameRulesForm('HK'),
  dealingClosures: {
    is: 'retry',
    at: '/dealing-calendar',
    says: 'We could not check for market closures at short notice. These dates reflect public holidays only.',
  },
  ...watching('HK', inHongKong.part, 'Your watch list could not be loaded.'),
  fundRecentView: home(inHongKong.list),
  stocks: { is: 'retry', at: '/', says: 'We could not search at the moment.', ...searching },
  accountPriceAlert: home('We could not load your price alerts.'),
  keepAccountPriceAlert: keptPriceAlert('HK'),
  removeAccountPriceAlert: removedPriceAlert('HK'),
  communicationPreference: section('communication', inHongKong.part),
  accountSecurity: section('security', inHongKong.part),
  ...changesOfPasskeys,
  passkeys: section('security', inHongKong.part),
  loginSendOtp: unasked('AUTH-02'),
  loginValidateOtp: unasked('AUTH-02'),
  askPasskeyLogin: unasked('R14'),
  givePasskeyLogin: unasked('R14'),
  askPasskeyProof: unasked('REAUTH-01'),
  givePasskeyProof: unasked('REAUTH-01'),
  mfa: section('security', inHongKong.part),
  endSession: endedSession('HK'),
  endOtherSessions: endedSessions('HK'),
  freezeAccount: frozenAccount('HK'),
  ownContact: section('details', inHongKong.part),
  bankAccountChanges: section('payment', inHongKong.part),
  requestBankAccount: requestedBankAccount('HK'),
  cancelBankAccount: unasked('R14'),
  requestContactChange: requestedContact('HK'),
  cancelContactChange: unasked('R14'),
  portfolioSetting: home('We could not find your currency. Amounts are in HKD.'),
  choosePortfolioSetting: {
    ...home('We could not save your choice. Amounts are still in HKD.'),
    on: chosen('Display currency', 'USD'),
  },
  suitabilityCrr: section('questionnaire', inHongKong.part),
  riskQuestionnaire,
  latestRiskQuestionnaire: riskQuestionnaire,
  riskAssessments: section('questionnaire', inHongKong.part),
  submitRiskQuestionnaire: questionnaireForm('HK'),
  enhancedSuitability: unasked('SUIT-09'),
  kycDetail: unasked('SUIT-09'),
  latestKycDetail: section('questionnaire', inHongKong.part),
  composeOrders: composeForm('HK'),
  urlTradingDetail: { ...ownOrders, answers400: true, leavesAt5xx: true },
  urlSubmit: orderForm('HK'),
  urlOrderState: { ...ownOrders, says: 'We could not load your receipt.', on: returnToSentList('HK') },
  urlCancel: cancelForm('HK'),
  dealRedemption: ownOrders,
  fundAgreements: ownOrders,
  unitCalculator: { ...ownOrders, says: 'We could not estimate what these units are worth.' },
  validateAllotment: { ...ownOrders, says: 'We could not check these orders. They are all still here.' },
  validateRedemption: { ...ownOrders, says: 'We could not check these orders. They are all still here.' },
  // The recorded list has no switch.
  validateSwitch: unasked('OPEN-38'),
  bankInfo: ownOrders,
  dda: [section('payment', inHongKong.part), topUp, ownOrders],
  orderHistory: { is: 'retry', at: '/orders', says: inHongKong.part },
  orderEvents: { is: 'retry', at: '/orders?tab=past', says: inHongKong.part, on: openOrder },
  cancelOrder: cancelOrderForm('HK'),
  beginReAuthentication: [beginStepUpForm, beginCashStepUpForm],
  finishReAuthentication: returnedStepUpForm,
  distributionHistory: { is: 'retry', at: '/orders?tab=distributions', says: inHongKong.part },
  ...documentOutcomes(inHongKong.part, 'We could not prepare the PDF. Please try again.'),
  rspMigration: home('We could not check whether this plan can be transferred.'),
  reactivationDocumentUpload: documentForm,
  preLoginCoolKnowledge: visitor(inHongKong.part),
  preLoginPromotions: visitor(inHongKong.part),
  fundTop5: home(inHongKong.list),
  AddVcaTransaction: topUpForm,
  CancelVcaTransaction: cancelHeldForm,
  VcaAccount: [home('We could not load your Cash Account.'), cashAccount, withdrawal, ownOrders],
  VcaTransactions: [home('We could not load your Cash Account.'), cashAccount, ownOrders],
  HeldVcaTransactions: [home('We could not load your Cash Account.'), cashAccount, ownOrders],
  // The mock calls nothing to caution.
  HoldVcaTransaction: unasked('VCA-05'),
  TyphoonMessage: home(inHongKong.urgent),
  // Each of its panels says what it says when it fails by itself.
  PurchaseLimits: passedOver('/order/buy?fundCode=HK0001'),
  HomePanelsHK: {
    is: 'passed-over',
    row: 'OPEN-92',
    at: '/',
    shows: '[data-testid=holdings]',
    standsForParts: true,
  },
  SideBarPromotionMessage: home('The news could not be loaded.'),
  OrderNoticeMessages: home('The notes to read before an order could not be loaded.'),
  AnnouncementsHK: home('The announcements could not be loaded.'),
  ClientTiers: [home(inHongKong.tier), ownOrders],
  HoldingStatisticsHKExcel: { ...home('We could not make your Excel file.'), on: download },
  HoldingStatisticsHKExcelSubAccount: { ...home('We could not make your Excel file.'), on: download },
  FundPeriods: { is: 'passed-over', row: 'OPEN-59', at: hkFund, shows: 'h1', endsNothing: true },
  FundPreviews: [{ is: 'retry', at: hkFund, says: 'This fund could not be loaded.' }, ownOrders],
  FundDetails: { is: 'retry', at: hkFund, says: inHongKong.part },
  FundDocuments: { is: 'passed-over', row: 'OPEN-59', at: orderLinks.HK, shows: '[data-testid=order-card]' },
  FundPrices: { is: 'retry', at: `${hkFund}?tab=prices`, says: inHongKong.part },
  HoldingStatisticsHK: {
    is: 'page',
    at: '/',
    says: 'We could not load your portfolio.',
    on: chosen('Account', 'MA'),
  },
  HoldingStatisticsHKPlain: [
    { is: 'retry', at: hkFund, says: 'We could not load your holding in this fund.' },
    ownOrders,
  ],
  HoldingStatisticsHKInitial: { is: 'page', at: '/', says: 'We could not load your portfolio.' },
  LocalUserLogin: localLoginForm,
  LocalUserReAuth: localStepUpForm,
  ActiveSpiHK: [section('payment', inHongKong.part), withdrawal],
  SameDayDdaHK: [section('payment', inHongKong.part), topUp],
  PublicMaintenanceMessage: visitor(inHongKong.part),
  PublicPreLoginNewsMessage: visitor(inHongKong.part),
  PublicDisclaimerMessage: visitor(inHongKong.part),
  RegularPlansHK: home('We could not load your monthly plans.'),
  UserPortfolioHK: [
    home('We could not load your details.'),
    { ...home('We could not check which orders are possible.'), on: openFund },
    { is: 'retry', at: hkFund, says: 'We could not check which orders are possible.' },
    { ...home('We could not make your Excel file.'), on: download },
    { is: 'retry', at: '/account/documentUpload', as: 'ngdormant4', says: inHongKong.part },
    cashAccount,
    topUp,
    ownOrders,
  ],
};

const taiwan: Outcomes = {
  ...unaskedCalls,
  ...unmissed,
  ...sessionCalls,
  PortfolioHistory: home('無法載入資產價值走勢。'),
  GainsAndIncome: { is: 'retry', at: '/gains', says: inTaiwan.part },
  accountInfo: [home(inTaiwan.urgent), { is: 'retry', at: '/profile', says: '目前無法查詢' }],
  FundPeriods: { is: 'passed-over', row: 'OPEN-59', at: twFund, shows: 'h1', endsNothing: true },
  logon: logOnForm('TW'),
  heartbeat: { ...home('無法延長您的登入時間。'), on: stayActive, anyAnswer: true },
  keepCommunicationPreference: communicationForm('TW'),
  loginSendOtp: codeRequest,
  forgotPinStep: { is: 'visitor-retry', at: '/reset-username-password', says: '無法載入這個頁面。' },
  forgotPin: [resetBeginForm, resetDetailsForm],
  forgotPinSendOtp: resetCodeRequest,
  forgotPinValidateOtp: resetCodeForm,
  forgotPinValidateUsername: resetUserCodeRules,
  forgotPinValidatePin: resetPasswordRules,
  loginValidateOtp: codeForm,
  coolKnowledge: home('理財小常識無法載入。'),
  ePoints: home('無法載入您的紅利點數。'),
  fundCategory: funds('無法載入可選擇的基金類別。'),
  fundMarketType: funds('無法載入可選擇的基金類別。'),
  fundAll: funds('無法載入基金清單。'),
  fundSearch: home(inTaiwan.list),
  changeSecret: secretChangeForm('TW'),
  secretChanges: { is: 'retry', at: '/change-password', says: inTaiwan.part },
  ...tradingResets,
  ownUsername: { is: 'retry', at: '/username', says: inTaiwan.part },
  changeUsername: usernameForm('TW'),
  checkUsername: usernameRulesForm('TW'),
  dealingClosures: { is: 'retry', at: '/dealing-calendar', says: '無法取得臨時休市資料，以上日期僅依公告的假日計算。' },
  ...watching('TW', inTaiwan.part, '無法載入您的觀察清單。'),
  fundLastPrice: funds('無法載入最新淨值。'),
  fundRecentView: home(inTaiwan.list),
  stockList: { is: 'retry', at: '/', says: '目前無法搜尋。', ...searching },
  priceAlert: home('無法載入您的到價通知。'),
  fallPriceAlerts: home('無法載入您的到價通知。'),
  keepPriceAlert: keptPriceAlert('TW'),
  removePriceAlert: removedPriceAlert('TW'),
  communicationPreference: section('communication', inTaiwan.part),
  accountSecurity: section('security', inTaiwan.part),
  ...changesOfPasskeys,
  passkeys: section('security', inTaiwan.part),
  askPasskeyLogin: unasked('R14'),
  givePasskeyLogin: unasked('R14'),
  endSession: endedSession('TW'),
  endOtherSessions: endedSessions('TW'),
  freezeAccount: frozenAccount('TW'),
  ownContact: section('details', inTaiwan.part),
  bankAccountChanges: section('payment', inTaiwan.part),
  requestBankAccount: requestedBankAccount('TW'),
  cancelBankAccount: unasked('R14'),
  requestContactChange: requestedContact('TW'),
  cancelContactChange: unasked('R14'),
  planSchedules: { is: 'retry', at: '/plans', says: inTaiwan.part },
  startPlan: startPlanForm('TW'),
  changePlan: changePlanForm('TW'),
  ...dividendOutcomes,
  dividendFund: { is: 'retry', at: '/orders?tab=distributions', says: inTaiwan.part },
  existingDividendFund: home(inTaiwan.menu),
  suitabilityCrr: section('questionnaire', inTaiwan.part),
  suitabilityKyp: { is: 'passed-over', row: 'API-54', at: '/profile?tab=questionnaire', shows: 'h3' },
  suitabilityClientKyp: questionnaire('/enhanced-suitability'),
  enhancedSuitability: questionnaire('/enhanced-suitability?nextStep=1'),
  submitEnhancedSuitability: questionnaireForm('TW'),
  urlTradingDetail: { ...orderList, answers400: true, leavesAt5xx: true },
  composeOrders: composeForm('TW'),
  urlSign: consentForm,
  urlSubmit: orderForm('TW'),
  urlOrderState: { is: 'retry', at: orderLinks.TW, says: '無法載入送出結果。', on: returnToSentList('TW') },
  urlCancel: cancelForm('TW'),
  dealRedemption: orderList,
  orderHistory: { is: 'retry', at: '/orders', says: inTaiwan.part },
  orderEvents: { is: 'retry', at: '/orders?tab=past', says: inTaiwan.part, on: openOrder },
  cancelOrder: cancelOrderForm('TW'),
  distributionHistory: { is: 'retry', at: '/orders?tab=distributions', says: inTaiwan.part },
  ...documentOutcomes(inTaiwan.part, '無法製作 PDF，請再試一次。'),
  fundAgreements: orderList,
  unitCalculator: { ...orderList, says: '無法預估這些單位的金額。', on: consent },
  validateAllotment: { ...orderList, says: '無法檢核這些委託，所有內容已保留。', on: consent },
  validateRedemption: { ...orderList, says: '無法檢核這些委託，所有內容已保留。', on: consent },
  validateSwitch: { ...orderList, says: '無法檢核這些委託，所有內容已保留。', on: consent },
  kycDetail: section('questionnaire', inTaiwan.part),
  latestKycDetail: section('questionnaire', inTaiwan.part),
  bankInfo: [
    section('payment', '無法查詢近期是否變更過銀行帳戶。'),
    home('無法查詢近期是否變更過銀行帳戶。'),
    orderList,
  ],
  acctBankInfo: section('payment', inTaiwan.part),
  dda: section('payment', inTaiwan.part),
  sameDayDDA: section('payment', inTaiwan.part),
  preLoginCoolKnowledge: visitor(inTaiwan.part),
  footerDisclaimer: unasked('CONFLICT-46'),
  TyphoonMessage: home(inTaiwan.urgent),
  // Each of its panels says what it says when it fails by itself.
  HomePanelsTW: {
    is: 'passed-over',
    row: 'OPEN-92',
    at: '/',
    shows: '[data-testid=holdings]',
    standsForParts: true,
  },
  SideBarPromotionMessage: home('活動訊息無法載入。'),
  OrderNoticeMessages: home('下單前注意事項無法載入。'),
  AnnouncementsTW: home('公告無法載入。'),
  ClientTiers: [
    home(inTaiwan.tier),
    { ...home('無法確認您可辦理的項目。'), on: openFund },
    { is: 'retry', at: twFund, says: '無法確認您可辦理的項目。' },
    orderList,
  ],
  EnhancedSuitabilityTW: [questionnaire('/enhanced-suitability'), questionnaire('/enhanced-suitability?nextStep=1')],
  QuestionnaireContradictionsTW: [
    questionnaire('/enhanced-suitability'),
    questionnaire('/enhanced-suitability?nextStep=1'),
  ],
  FundPreviews: [{ is: 'retry', at: twFund, says: '無法載入這檔基金的資料。' }, orderList],
  FundDetails: { is: 'retry', at: twFund, says: inTaiwan.part },
  FundDocuments: { is: 'passed-over', row: 'OPEN-59', at: orderLinks.TW, shows: '[data-testid=order-actions]' },
  FundPrices: { is: 'retry', at: `${twFund}?tab=prices`, says: inTaiwan.part },
  HoldingStatisticsTW: { is: 'page', at: '/', says: '無法載入您的投資組合。', on: settledInTwd },
  HoldingStatisticsTWInitial: [
    { is: 'page', at: '/', says: '無法載入您的投資組合。' },
    { is: 'page', at: '/', says: '無法載入您的投資組合。', on: chosen('帳戶', 'EC_ON') },
    { is: 'retry', at: twFund, says: '無法載入您持有這檔基金的單位數。' },
    orderList,
  ],
  PublicMaintenanceMessage: visitor(inTaiwan.part),
  PublicDisclaimerMessage: home(inTaiwan.part),
  PublicPreLoginDataTW: visitor(inTaiwan.part),
  DividendRecordsTW: { is: 'retry', at: '/orders?tab=distributions', says: inTaiwan.part },
  SystemTW: home(inTaiwan.menu),
  NewFundsTW: { is: 'retry', at: '/order/ipo-buy', says: inTaiwan.part },
  PurchaseLimits: passedOver('/order/buy?fundCode=TW0001'),
  FundOrderTermsTW: { is: 'retry', at: '/order/buy?fundCode=TW0001', says: inTaiwan.part },
  UserPortfolioTW: [
    home('無法載入您的個人資料。'),
    { ...home('無法確認您可辦理的項目。'), on: openFund },
    { is: 'retry', at: twFund, says: '無法確認您可辦理的項目。' },
    questionnaire('/enhanced-suitability'),
    orderList,
  ],
  UserSuitabilityTWForEnhancedSuitability: [
    home(inTaiwan.urgent),
    { ...home('無法確認您可辦理的項目。'), on: openFund },
    { is: 'retry', at: twFund, says: '無法確認您可辦理的項目。' },
    questionnaire('/enhanced-suitability'),
    orderList,
  ],
};

/** The outcomes specified for every call of a region, at every place that makes it. */
export const callOutcomes: Readonly<Record<Region, Readonly<Record<string, readonly Outcome[]>>>> = {
  HK: listed(hongKong),
  TW: listed(taiwan),
};

function listed(outcomes: Outcomes): Readonly<Record<string, readonly Outcome[]>> {
  return Object.fromEntries(Object.entries(outcomes).map(([name, given]) => [name, [given].flat()]));
}
