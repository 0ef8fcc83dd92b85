import * as z from 'zod/mini';
import { accountDetailsAnswer } from './account-details';
import { assessmentResultAnswer } from './assessment-result';
import { logOnAnswer, validateOtpBody } from './authentication';
import { bankInfo } from './bank-info';
import type { CallName } from './call-catalogue';
import { clientTierAnswer } from './client-tier';
import { clientRiskRatingAnswer } from './client-risk-rating';
import { directDebitList, sameDayDebit } from './direct-debits';
import { documentUploadAnswer, documentUploadForm } from './document-upload';
import { communicationAnswer, keptCommunication } from './communication-preference';
import { dividendFundList } from './dividend-funds';
import { fundCodeList, fundList, lastPriceList } from './fund-list';
import { heldFundList } from './held-funds';
import { announcementList, codedTexts, noticeAnswer } from './notices';
import { planMigrationAnswer } from './plan-migration';
import { keptPriceAlert, priceAlertList } from './price-alerts';
import { promotionList } from './promotions';
import { submittedQuestionnaire } from './questionnaire-submission';
import { regularPlanList } from './regular-plans';
import { reminderPointsAnswer, rewardPointsAnswer } from './reward-points';
import { chosenSetting, settingAnswer } from './setting';
import {
  clientGroundsAnswer,
  keptAssessmentAnswer,
  latestQuestionnaireAnswer,
  questionnaireStatusAnswer,
  riskRatingAnswer,
  versionInForceAnswer,
} from './suitability';
import { tipList } from './tips';
import { topFundList } from './top-funds';

/** An answer nobody reads. */
const nothing = z.object({});

/** What each call answers when it goes well [API-10]. */
export const callAnswers = {
  logon: logOnAnswer,
  loginSendOtp: nothing,
  /** Anything but an empty answer says that the code was right [API-14]. */
  loginValidateOtp: z.object({ verified: z.literal(true) }),
  authRefresh: nothing,
  authLogout: nothing,
  heartbeat: nothing,
  preLoginCoolKnowledge: tipList,
  preLoginPromotions: promotionList,
  announcement: announcementList,
  preLoginNews: codedTexts,
  promotions: codedTexts,
  clientPromotions: codedTexts,
  footerDisclaimer: codedTexts,
  coolKnowledge: tipList,
  smartTip: tipList,
  typhoonNotice: noticeAnswer,
  maintenanceNotice: noticeAnswer,
  accountInfo: accountDetailsAnswer,
  portfolio: heldFundList,
  clientTier: clientTierAnswer,
  rspPlan: regularPlanList,
  ePoints: rewardPointsAnswer,
  reminderEPoints: reminderPointsAnswer,
  fundCategory: fundCodeList,
  fundMarketType: fundCodeList,
  fundAll: fundList,
  fundSearch: fundList,
  fundLastPrice: lastPriceList,
  fundRecentView: fundList,
  stocks: fundList,
  stockList: fundList,
  accountPriceAlert: priceAlertList,
  priceAlert: priceAlertList,
  keepAccountPriceAlert: priceAlertList,
  keepPriceAlert: priceAlertList,
  removeAccountPriceAlert: priceAlertList,
  removePriceAlert: priceAlertList,
  communicationPreference: communicationAnswer,
  keepCommunicationPreference: communicationAnswer,
  existingDividendFund: dividendFundList,
  portfolioSetting: settingAnswer,
  choosePortfolioSetting: settingAnswer,
  setting: settingAnswer,
  suitabilityCrr: riskRatingAnswer,
  suitabilityKyp: versionInForceAnswer,
  suitabilityClientKyp: keptAssessmentAnswer,
  kyp: questionnaireStatusAnswer,
  enhancedSuitability: keptAssessmentAnswer,
  submitEnhancedSuitability: assessmentResultAnswer,
  clientRiskRating: clientRiskRatingAnswer,
  kycDetail: clientGroundsAnswer,
  latestKycDetail: latestQuestionnaireAnswer,
  bankInfo,
  acctBankInfo: bankInfo,
  dda: directDebitList,
  sameDayDDA: sameDayDebit,
  rspMigration: planMigrationAnswer,
  reactivationDocumentUpload: documentUploadAnswer,
  fundTop5: topFundList,
} as const satisfies Record<CallName, z.ZodMiniType>;

/** The forms that calls are sent as, instead of JSON. */
export const callForms: Partial<Record<CallName, z.ZodMiniType>> = { reactivationDocumentUpload: documentUploadForm };

/** The bodies that calls are sent with. */
export const callBodies: Partial<Record<CallName, z.ZodMiniType>> = {
  loginValidateOtp: validateOtpBody,
  choosePortfolioSetting: chosenSetting,
  keepAccountPriceAlert: keptPriceAlert,
  keepPriceAlert: keptPriceAlert,
  keepCommunicationPreference: keptCommunication,
  submitEnhancedSuitability: submittedQuestionnaire,
};
