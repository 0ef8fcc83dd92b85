import * as z from 'zod/mini';
import { accountDetailsAnswer } from './account-details';
import { assessmentResultAnswer } from './assessment-result';
import { logOnAnswer, sendOtpParams, validateOtpAnswer, validateOtpBody } from './authentication';
import { bankInfo } from './bank-info';
import type { CallName } from './call-catalogue';
import { clientTierAnswer } from './client-tier';
import { clientRiskRatingAnswer } from './client-risk-rating';
import { directDebitList, sameDayDebit } from './direct-debits';
import { documentUploadAnswer, documentUploadForm } from './document-upload';
import { communicationAnswer, communicationBody } from './communication-preference';
import { dividendFundList } from './dividend-funds';
import { fundCodeList, fundList, lastPriceList } from './fund-list';
import { fundSearchQuery, recentViewQuery } from './fund-queries';
import { heldFundList } from './held-funds';
import { idempotencyKeyHeader, keyRefusals } from './idempotency-key';
import { announcementList, codedTexts, noticeAnswer } from './notices';
import { planMigrationAnswer } from './plan-migration';
import { priceAlertBody, priceAlertList } from './price-alerts';
import { priceAlertQuery, priceAlertRemovalQuery } from './price-alert-queries';
import { promotionList } from './promotions';
import { submittedQuestionnaire } from './questionnaire-submission';
import { regularPlanList } from './regular-plans';
import { reminderPointsAnswer, rewardPointsAnswer } from './reward-points';
import type { ServedCall } from './served-call';
import { chosenSetting, settingAnswer } from './setting';
import {
  clientGroundsAnswer,
  storedAssessmentAnswer,
  latestQuestionnaireAnswer,
  questionnaireStatusAnswer,
  riskRatingAnswer,
  versionInForceAnswer,
} from './suitability';
import { tipList } from './tips';
import { topFundList } from './top-funds';

/** An answer nobody reads. */
const nothing = z.object({});

const alerts = {
  list: { answer: priceAlertList, query: { schema: priceAlertQuery, refusedAs: 'FILTER_INVALID' } },
  keep: {
    answer: priceAlertList,
    body: { schema: priceAlertBody, refusedAs: 'PRICE_TARGET_INVALID' },
    refusals: { 400: ['FUND_UNKNOWN'] },
  },
  remove: {
    answer: priceAlertList,
    query: { schema: priceAlertRemovalQuery, refusedAs: 'QUERY_INVALID' },
    refusals: { 400: ['PRICE_TARGET_INVALID', 'FUND_UNKNOWN'] },
  },
} as const;

const fundSearch = { answer: fundList, query: { schema: fundSearchQuery, refusedAs: 'QUERY_INVALID' } } as const;

/** What every call is sent with and answers; only servers, the recording and the document need it, so browsers never load it. */
export const servedCalls = {
  logon: {
    answer: logOnAnswer,
    credentials: 'basic',
    handsOver: 'session',
    refusals: {
      400: ['LOG0003'],
      401: ['LOG0001', 'LOG0005', 'LOG0006', 'LOG0008', 'LOG0009', 'LOG0013'],
      429: ['TOO_MANY_REQUESTS'],
    },
  },
  loginSendOtp: {
    answer: nothing,
    params: { schema: sendOtpParams, refusedAs: 'BAD_REQUEST' },
    refusals: { 403: ['LOG0005'], 429: ['OTP_SENT_TOO_OFTEN'] },
  },
  loginValidateOtp: {
    answer: validateOtpAnswer,
    mayBeEmpty: true,
    handsOver: 'session',
    body: { schema: validateOtpBody, refusedAs: 'BAD_REQUEST' },
    refusals: { 403: ['LOG0005'] },
  },
  authRefresh: { answer: nothing },
  authLogout: { answer: nothing },
  heartbeat: { answer: nothing },
  preLoginCoolKnowledge: { answer: tipList },
  preLoginPromotions: { answer: promotionList },
  announcement: { answer: announcementList },
  preLoginNews: { answer: codedTexts },
  promotions: { answer: promotionList },
  clientPromotions: { answer: codedTexts },
  footerDisclaimer: { answer: codedTexts },
  coolKnowledge: { answer: tipList },
  smartTip: { answer: tipList },
  typhoonNotice: { answer: noticeAnswer },
  maintenanceNotice: { answer: noticeAnswer },
  accountInfo: { answer: accountDetailsAnswer },
  portfolio: { answer: heldFundList },
  clientTier: { answer: clientTierAnswer },
  rspPlan: { answer: regularPlanList },
  ePoints: { answer: rewardPointsAnswer },
  reminderEPoints: { answer: reminderPointsAnswer },
  fundCategory: { answer: fundCodeList },
  fundMarketType: { answer: fundCodeList },
  fundAll: { answer: fundList },
  fundSearch: { answer: fundList },
  fundLastPrice: { answer: lastPriceList },
  fundRecentView: { answer: fundList, query: { schema: recentViewQuery, refusedAs: 'QUERY_INVALID' } },
  stocks: fundSearch,
  stockList: fundSearch,
  accountPriceAlert: alerts.list,
  priceAlert: alerts.list,
  keepAccountPriceAlert: alerts.keep,
  keepPriceAlert: alerts.keep,
  removeAccountPriceAlert: alerts.remove,
  removePriceAlert: alerts.remove,
  communicationPreference: { answer: communicationAnswer },
  keepCommunicationPreference: {
    answer: communicationAnswer,
    body: { schema: communicationBody, refusedAs: 'PREFERENCE_INVALID' },
    refusals: { 400: ['PREFERENCE_UNREACHABLE'] },
  },
  existingDividendFund: { answer: dividendFundList },
  portfolioSetting: { answer: settingAnswer },
  choosePortfolioSetting: {
    answer: settingAnswer,
    body: { schema: chosenSetting, refusedAs: 'CURRENCY_INVALID' },
  },
  setting: { answer: settingAnswer },
  suitabilityCrr: { answer: riskRatingAnswer },
  suitabilityKyp: { answer: versionInForceAnswer, refusals: { 404: ['QUESTIONNAIRE_UNKNOWN'] } },
  suitabilityClientKyp: { answer: storedAssessmentAnswer },
  kyp: { answer: questionnaireStatusAnswer },
  enhancedSuitability: { answer: storedAssessmentAnswer },
  submitEnhancedSuitability: {
    answer: assessmentResultAnswer,
    body: { schema: submittedQuestionnaire, refusedAs: 'ANSWERS_INVALID' },
    headers: idempotencyKeyHeader,
    refusals: {
      ...keyRefusals,
      400: ['QUESTIONNAIRE_UNKNOWN', 'QUESTION_NOT_ANSWERED', 'ANSWERS_CONTRADICT'],
      409: ['QUESTIONNAIRE_CHANGED', 'QUESTIONNAIRE_FIRST', 'ASSESSMENT_NOT_NEEDED', ...keyRefusals[409]],
    },
  },
  clientRiskRating: { answer: clientRiskRatingAnswer },
  kycDetail: { answer: clientGroundsAnswer },
  latestKycDetail: { answer: latestQuestionnaireAnswer },
  bankInfo: { answer: bankInfo },
  acctBankInfo: { answer: bankInfo },
  dda: { answer: directDebitList },
  sameDayDDA: { answer: sameDayDebit },
  rspMigration: { answer: planMigrationAnswer },
  reactivationDocumentUpload: {
    answer: documentUploadAnswer,
    headers: idempotencyKeyHeader,
    form: documentUploadForm,
    refusals: {
      ...keyRefusals,
      400: ['UPLOAD_INCOMPLETE', 'UPLOAD_UNREADABLE', 'REQUEST_BY_INVALID'],
      507: ['STORAGE_FULL'],
    },
  },
  fundTop5: { answer: topFundList },
} as const satisfies Record<CallName, ServedCall>;
