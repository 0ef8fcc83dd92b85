import { accountDetailsAnswer } from './account/account-details';
import { accountFreeze } from './account/account-freeze';
import { accountSecurity, endedSession, openSessionList } from './account/account-security';
import { bankAccountRequest, cancelledBankAccountRequest, ownBankAccounts } from './account/bank-account-change';
import { bankInfo } from './account/bank-info';
import { communicationAnswer, communicationBody } from './account/communication-preference';
import { cancelledContactRequest, contactRequest, ownContact } from './account/contact';
import { directDebitList, sameDayDebit } from './account/direct-debits';
import { documentUploadAnswer } from './account/document-upload';
import { secondFactor } from './account/second-factor';
import { pinActivation, pinDispatch, pinResetBody } from './credentials/pin-reset';
import {
  forgotPinBody,
  passwordRuleList,
  pinBody,
  resetCodeBody,
  resetProgress,
  userCodeRuleList,
  usernameBody,
} from './credentials/reset';
import { lastChanges, secretChange } from './credentials/secret-changes';
import { tradingReset, tradingResetContact } from './credentials/trading-reset-calls';
import { ownUsername, usernameChange } from './credentials/username-calls';
import { dealingClosures } from './dealing/dealing-calls';
import { dividendHolding, dividendHoldingList, dividendInstruction } from './dividends/dividend-instructions';
import { fundCodeList, fundList, lastPriceList } from './funds/fund-list';
import { heldFundList } from './holdings/held-funds';
import { priceAlertBody, priceAlertList } from './holdings/price-alerts';
import { chosenSetting, settingAnswer } from './holdings/setting';
import { clientTierAnswer } from './home/client-tier';
import { planMigrationAnswer } from './home/plan-migration';
import { regularPlanList } from './home/regular-plans';
import { reminderPointsAnswer, rewardPointsAnswer } from './home/reward-points';
import { dividendFundList, dividendInstructionList } from './menu/dividend-funds';
import { clientMessages } from './messages/client-messages';
import { nothing } from './nothing';
import { announcementList, codedTexts, noticeAnswer } from './notices/notices';
import { pageFlowAnswer } from './notices/page-flow';
import {
  agreements,
  allotmentValidation,
  allotmentsToCheck,
  calculated,
  redeemableHoldings,
  redemptionsToCheck,
  switchValidation,
  switchesToCheck,
} from './orders/order-checks';
import { composedList, orderComposition } from './orders/order-composition';
import { orderList } from './orders/order-list';
import { orderResult } from './orders/order-result';
import { orderListId, orderState } from './orders/order-state';
import { orderSubmission } from './orders/order-submission';
import { redemptionValidation } from './orders/redemption-validation';
import {
  createdPasskey,
  passkeyCreation,
  passkeyCreationQuery,
  passkeyList,
  passkeyLogin,
  passkeyRequest,
  passkeyStepUp,
  passkeyStepUpQuery,
  removedPasskey,
  renamedPasskey,
} from './passkeys/passkeys';
import {
  movingPlans,
  planChange,
  planSchedule,
  planScheduleList,
  planStart,
  wirePlanMove,
} from './plans/plan-schedules';
import {
  reAuthenticationBody,
  returnedReAuthentication,
  wireReAuthenticationProvider,
} from './re-authentication/re-authentication';
import { distributionList } from './records/distributions';
import { cancelledOrder, orderEventList, wireOrderCancellation } from './records/order-events';
import { orderRecords } from './records/order-records';
import { logOnAnswer, validateOtpAnswer, validateOtpBody } from './sessions/authentication';
import { annualStatements, contractNotes, statementFile, statements } from './statements/statements';
import { assessmentResultAnswer } from './suitability/assessment-result';
import { clientRiskRatingAnswer } from './suitability/client-risk-rating';
import { submittedQuestionnaire } from './suitability/questionnaire-submission';
import { riskAssessmentsAnswer, riskQuestionnaireAnswer } from './suitability/risk-questionnaire';
import {
  clientGroundsAnswer,
  latestQuestionnaireAnswer,
  questionnaireStatusAnswer,
  riskRatingAnswer,
  storedAssessmentAnswer,
  versionInForceAnswer,
} from './suitability/suitability';
import { topFundList } from './top-funds/top-funds';
import { promotionList } from './visitors/promotions';
import { tipList } from './visitors/tips';
import { watchList, watchedFund } from './watch-list/watch-list';

/** The shapes of bodies and answers by the names that documents and generated clients give them [API-10]. */
export const namedSchemas = {
  AccountDetails: accountDetailsAnswer,
  AccountFreeze: accountFreeze,
  AccountSecurity: accountSecurity,
  Agreements: agreements,
  AllotmentValidation: allotmentValidation,
  AllotmentsToCheck: allotmentsToCheck,
  AnnouncementList: announcementList,
  AnnualStatements: annualStatements,
  AssessmentResult: assessmentResultAnswer,
  BankAccountRequest: bankAccountRequest,
  BankInfo: bankInfo,
  Calculated: calculated,
  CancelledBankAccountRequest: cancelledBankAccountRequest,
  CancelledContactRequest: cancelledContactRequest,
  CancelledOrder: cancelledOrder,
  ChosenSetting: chosenSetting,
  ClientGrounds: clientGroundsAnswer,
  ClientMessages: clientMessages,
  ClientRiskRating: clientRiskRatingAnswer,
  ClientTier: clientTierAnswer,
  CodedTexts: codedTexts,
  Communication: communicationAnswer,
  CommunicationBody: communicationBody,
  ComposedList: composedList,
  ContactRequest: contactRequest,
  ContractNotes: contractNotes,
  CreatedPasskey: createdPasskey,
  DealingClosures: dealingClosures,
  DirectDebitList: directDebitList,
  DistributionList: distributionList,
  DividendFundList: dividendFundList,
  DividendHolding: dividendHolding,
  DividendHoldingList: dividendHoldingList,
  DividendInstruction: dividendInstruction,
  DividendInstructionList: dividendInstructionList,
  DocumentUpload: documentUploadAnswer,
  EndedSession: endedSession,
  ForgotPinBody: forgotPinBody,
  FundCodeList: fundCodeList,
  FundList: fundList,
  HeldFundList: heldFundList,
  LastChanges: lastChanges,
  LastPriceList: lastPriceList,
  LatestQuestionnaire: latestQuestionnaireAnswer,
  LogOn: logOnAnswer,
  MovingPlans: movingPlans,
  Nothing: nothing,
  Notice: noticeAnswer,
  OpenSessionList: openSessionList,
  OrderComposition: orderComposition,
  OrderEventList: orderEventList,
  OrderList: orderList,
  OrderListId: orderListId,
  OrderRecords: orderRecords,
  OrderResult: orderResult,
  OrderState: orderState,
  OrderSubmission: orderSubmission,
  OwnBankAccounts: ownBankAccounts,
  OwnContact: ownContact,
  OwnUsername: ownUsername,
  PageFlow: pageFlowAnswer,
  PasskeyCreation: passkeyCreation,
  PasskeyCreationQuery: passkeyCreationQuery,
  PasskeyList: passkeyList,
  PasskeyLogin: passkeyLogin,
  PasskeyRequest: passkeyRequest,
  PasskeyStepUp: passkeyStepUp,
  PasskeyStepUpQuery: passkeyStepUpQuery,
  PasswordRuleList: passwordRuleList,
  PinActivation: pinActivation,
  PinBody: pinBody,
  PinDispatch: pinDispatch,
  PinResetBody: pinResetBody,
  PlanChange: planChange,
  PlanMigration: planMigrationAnswer,
  PlanSchedule: planSchedule,
  PlanScheduleList: planScheduleList,
  PlanStart: planStart,
  PriceAlertBody: priceAlertBody,
  PriceAlertList: priceAlertList,
  PromotionList: promotionList,
  QuestionnaireStatus: questionnaireStatusAnswer,
  ReAuthenticationBody: reAuthenticationBody,
  RedeemableHoldings: redeemableHoldings,
  RedemptionValidation: redemptionValidation,
  RedemptionsToCheck: redemptionsToCheck,
  RegularPlanList: regularPlanList,
  ReminderPoints: reminderPointsAnswer,
  RemovedPasskey: removedPasskey,
  RenamedPasskey: renamedPasskey,
  ResetCodeBody: resetCodeBody,
  ResetProgress: resetProgress,
  ReturnedReAuthentication: returnedReAuthentication,
  RewardPoints: rewardPointsAnswer,
  RiskAssessments: riskAssessmentsAnswer,
  RiskQuestionnaire: riskQuestionnaireAnswer,
  RiskRating: riskRatingAnswer,
  SameDayDebit: sameDayDebit,
  SecondFactor: secondFactor,
  SecretChange: secretChange,
  Setting: settingAnswer,
  StatementFile: statementFile,
  Statements: statements,
  StoredAssessment: storedAssessmentAnswer,
  SubmittedQuestionnaire: submittedQuestionnaire,
  SwitchValidation: switchValidation,
  SwitchesToCheck: switchesToCheck,
  TipList: tipList,
  TopFundList: topFundList,
  TradingReset: tradingReset,
  TradingResetContact: tradingResetContact,
  UserCodeRuleList: userCodeRuleList,
  UsernameBody: usernameBody,
  UsernameChange: usernameChange,
  ValidateOtp: validateOtpAnswer,
  ValidateOtpBody: validateOtpBody,
  VersionInForce: versionInForceAnswer,
  WatchList: watchList,
  WatchedFund: watchedFund,
  OrderCancellation: wireOrderCancellation,
  PlanMove: wirePlanMove,
  ReAuthenticationProvider: wireReAuthenticationProvider,
} as const;
